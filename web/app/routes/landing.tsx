import { data } from "react-router";
import { NoPage } from "../components/no-page.tsx";

export const handle = { hydrate: false };

export function loader() {
  return data(undefined, { status: 404 });
}

export default NoPage;
