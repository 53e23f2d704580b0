/** Postings in the documented shapes of job boards, as their public APIs return them. */

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly employer?: string;
}

const text =
  "We build bridges and keep them safe. You inspect steel, write reports and train others on site every week.";

/** https://developers.greenhouse.io/job-board.html, with `content=true`. */
export function greenhouseBoard(jobs: readonly Sample[]): string {
  return JSON.stringify({
    jobs: jobs.map(({ id, title, employer = "Bridge Works" }) => ({
      id: Number(id),
      internal_job_id: Number(id) + 1000,
      title,
      updated_at: "2026-01-14T10:55:28-05:00",
      first_published: "2026-01-10T10:55:28-05:00",
      requisition_id: "50",
      company_name: employer,
      location: { name: "Portland, OR" },
      absolute_url: `https://boards.greenhouse.io/bridgeworks/jobs/${id}`,
      metadata: null,
      content: `&lt;p&gt;${text}&lt;/p&gt;`,
      departments: [{ id: 1, name: "Engineering", parent_id: null, child_ids: [] }],
      offices: [{ id: 2, name: "Portland", location: "Portland, OR, United States" }],
    })),
    meta: { total: jobs.length },
  });
}

/** https://github.com/lever/postings-api, with `mode=json`. */
export function leverPostings(jobs: readonly Sample[]): string {
  return JSON.stringify(
    jobs.map(({ id, title }) => ({
      id: `5ac21346-8e0c-4494-8e7a-3eb92ff7790${id}`,
      text: title,
      categories: { commitment: "Full-time", department: "Works", location: "Portland, OR", team: "Steel" },
      country: "US",
      descriptionPlain: text,
      description: `<div>${text}</div>`,
      lists: [{ text: "You have", content: "<li>A license</li>" }],
      additional: "",
      additionalPlain: "",
      hostedUrl: `https://jobs.lever.co/bridgeworks/${id}`,
      applyUrl: `https://jobs.lever.co/bridgeworks/${id}/apply`,
      workplaceType: "on-site",
      salaryRange: { currency: "USD", interval: "per-year-salary", min: 90_000, max: 110_000 },
      createdAt: 1_768_000_000_000,
    })),
  );
}

/** https://developers.ashbyhq.com/docs/public-job-posting-api, with `includeCompensation=true`. */
export function ashbyBoard(jobs: readonly Sample[]): string {
  return JSON.stringify({
    apiVersion: "1",
    jobs: jobs.map(({ id, title }) => ({
      id: `145ff46b-1441-4773-bcd3-c8c90baa598${id}`,
      title,
      location: "Houston, TX",
      secondaryLocations: [
        {
          location: "San Francisco",
          address: { addressLocality: "San Francisco", addressRegion: "California", addressCountry: "USA" },
        },
      ],
      department: "Works",
      team: "Steel",
      isListed: true,
      isRemote: false,
      descriptionHtml: `<p>${text}</p>`,
      descriptionPlain: text,
      publishedAt: "2026-01-10T16:21:55.393+00:00",
      employmentType: "FullTime",
      address: {
        postalAddress: { addressLocality: "Houston", addressRegion: "Texas", addressCountry: "USA" },
      },
      jobUrl: `https://jobs.ashbyhq.com/bridgeworks/${id}`,
      applyUrl: `https://jobs.ashbyhq.com/bridgeworks/${id}/apply`,
      compensation: {
        compensationTierSummary: "$81K – $87K • Offers Bonus",
        summaryComponents: [
          {
            compensationType: "Salary",
            interval: "1 YEAR",
            currencyCode: "USD",
            minValue: 81_000,
            maxValue: 87_000,
          },
        ],
      },
    })),
  });
}

/** Indeed's XML. */
export function indeedFeed(jobs: readonly Sample[]): string {
  const rows = jobs.map(
    ({ id, title, employer = "Bridge Works" }) =>
      `<job><title><![CDATA[${title}]]></title><date>Sat, 10 Jan 2026 10:00:00 GMT</date><referencenumber>${id}</referencenumber>
      <url>https://careers.example/${id}</url><company>${employer}</company><city>Portland</city><state>OR</state>
      <country>US</country><description><![CDATA[<p>${text}</p>]]></description></job>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><source><publisher>Careers</publisher>${rows.join("")}</source>`;
}

/** RSS 2.0, as WordPress's job boards write it. */
export function rssFeed(jobs: readonly Sample[]): string {
  const items = jobs.map(
    ({ id, title, employer = "Bridge Works" }) =>
      `<item><title>${title}</title><link>https://careers.example/${id}</link><guid isPermaLink="false">${id}</guid>
      <pubDate>Sat, 10 Jan 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>${text}</p>]]></description>
      <job_listing:location>Portland, OR</job_listing:location><job_listing:company>${employer}</job_listing:company></item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:job_listing="https://careers.example"><channel><title>Careers</title>${items.join("")}</channel></rss>`;
}

/** Atom (RFC 4287), which names no employer. */
export function atomFeed(jobs: readonly Sample[]): string {
  const entries = jobs.map(
    ({ id, title }) =>
      `<entry><id>tag:careers.example,2026:${id}</id><title>${title}</title>
      <link href="https://careers.example/postings/${id}"/><updated>2026-01-10T10:00:00Z</updated>
      <content type="html">&lt;p&gt;${text}&lt;/p&gt;</content></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Open postings</title>${entries.join("")}</feed>`;
}

/** A careers page with https://schema.org/JobPosting for search engines. */
export function careersPage(jobs: readonly Sample[]): string {
  const data = jobs.map(({ id, title, employer = "Bridge Works" }) => ({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title,
    description: `<p>${text}</p>`,
    identifier: { "@type": "PropertyValue", name: employer, value: id },
    datePosted: "2026-01-10",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: employer },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Portland",
        addressRegion: "OR",
        addressCountry: "US",
      },
    },
  }));
  return `<!doctype html><html lang="en"><title>Careers</title>${data
    .map((job) => `<script type="application/ld+json">${JSON.stringify(job)}</script>`)
    .join("")}<h1>Careers</h1></html>`;
}
