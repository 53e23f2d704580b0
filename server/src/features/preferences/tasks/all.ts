import { takeBounce } from "./bounce.ts";
import { takeComplaint } from "./complaint.ts";
import { forgetDisownedDevices } from "./forget-devices.ts";
import { unsubscribeByMail } from "./unsubscribe.ts";

/** Every kind of task of preferences. */
export const preferenceTasks = [takeBounce, takeComplaint, unsubscribeByMail, forgetDisownedDevices] as const;
