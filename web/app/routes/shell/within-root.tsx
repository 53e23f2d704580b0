import { Outlet } from "react-router";

/** Around every page, so that an error keeps the root's data: after a refused form, the root itself would lose them. */
export default Outlet;
export { ErrorPage as ErrorBoundary } from "../../shell/error-page.tsx";
