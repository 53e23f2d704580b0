export { industryText } from "@candor/contract/jobs/industry-text";
export { mostRegionsListed, placeText, remoteText } from "@candor/contract/jobs/place-text";
