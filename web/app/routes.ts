import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("index.html", "routes/home.tsx", { id: "index-html" }),
  route("search", "routes/search.tsx"),
  route("details/:slug/:jobId", "routes/details.tsx"),
  route("view/:slug/:jobId", "routes/details.tsx", { id: "view" }),
  route("job/:slug/:jobId", "routes/details.tsx", { id: "job" }),
  route("about", "routes/about.tsx"),
  route("hire", "routes/hire.tsx"),
  route("consulting", "routes/consulting.tsx"),
  route("news", "routes/news.tsx"),
  route("theme", "routes/theme.tsx"),
  route("client-error/:id", "routes/client-error.tsx"),
  route("*", "routes/landing.tsx"),
] satisfies RouteConfig;
