import { redirect } from "react-router";
import { addresses } from "../../addresses.ts";

/** */
export const loader = () => redirect(addresses.aiPolicy, 301);
