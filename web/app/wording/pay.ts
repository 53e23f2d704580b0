export { payText, yearlyPay } from "@candor/contract/jobs/pay-text";
