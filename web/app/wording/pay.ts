export { payText } from "@candor/contract/jobs/pay-text";
