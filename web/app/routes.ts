import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("index.html", "routes/home.tsx", { id: "index-html" }),
  route("search", "routes/search.tsx"),
  route("details/:slug/:jobId", "routes/details.tsx"),
  route("view/:slug/:jobId", "routes/details.tsx", { id: "view" }),
  route("job/:slug/:jobId", "routes/details.tsx", { id: "job" }),
  route("*", "routes/landing.tsx"),
] satisfies RouteConfig;
