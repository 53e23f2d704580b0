import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeEntities, escapeHtml, paragraphs, plainText, sanitize } from "../../src/platform/html.ts";
import { processorTime } from "../harness/processor-time.ts";

describe("sanitized HTML", () => {
  it.each([
    [
      "keeps structure and emphasis",
      "<p>Hi <b>you</b></p><ul><li>one</li></ul>",
      "<p>Hi <b>you</b></p><ul><li>one</li></ul>",
    ],
    ["drops scripts with their content", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["drops handlers and styles", '<p onclick="x()" style="color:red" class="c">a</p>', "<p>a</p>"],
    [
      "drops pictures, frames, forms and drawings",
      "<img src=x onerror=y><iframe src=z></iframe><form><input></form><svg><script>1</script></svg>a",
      "a",
    ],
    [
      "takes the address from a javascript link",
      '<a href="javascript:alert(1)">a</a>',
      '<a rel="nofollow noopener">a</a>',
    ],
    [
      "takes it however it is written",
      '<a href=" jAva&#x0A;script:alert(1)">a</a>',
      '<a rel="nofollow noopener">a</a>',
    ],
    [
      "takes data and protocol-relative addresses",
      '<a href="data:text/html,x">a</a><a href="//evil.example">b</a>',
      '<a rel="nofollow noopener">a</a><a rel="nofollow noopener">b</a>',
    ],
    ["takes what leads into our own pages", '<a href="/logout">a</a>', '<a rel="nofollow noopener">a</a>'],
    [
      "marks links of the web",
      '<a href="https://a.example/?b=1&c=2" target="_blank">a</a>',
      '<a href="https://a.example/?b=1&amp;c=2" rel="nofollow noopener">a</a>',
    ],
    [
      "takes names and passwords from the addresses of links",
      '<a href="https://user:secret@a.example/b?c#d">a</a><a href="http:\\\\bank.example@evil.example">b</a><a href="mailto:jane@a.example">c</a>',
      '<a href="https://a.example/b?c#d" rel="nofollow noopener">a</a><a rel="nofollow noopener">b</a><a href="mailto:jane@a.example" rel="nofollow noopener">c</a>',
    ],
    ["puts headings below the page's own", "<h1>a</h1><h5>b</h5>", "<h2>a</h2><h4>b</h4>"],
    ["closes what was left open", "<ul><li>a", "<ul><li>a</li></ul>"],
  ])("%s", (_fact, html, safe) => {
    expect(sanitize(html)).toBe(safe);
  });

  it("lets nothing through that runs, whatever comes in", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "</",
      "script",
      "svg",
      "a href=",
      "javascript:alert(1)",
      '"',
      "'",
      " onload=x",
      "<!--",
      "-->",
      "&lt;",
      "<math>",
      "<style>",
      "text",
      "\u0000",
      "<a href='data:x'",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const safe = sanitize(pieces.join(""));
        expect(safe).not.toMatch(
          /<(?:script|style|svg|math|iframe|img|object)|<[^>]+\son\w+=|<[^>]*href="(?!https?:|mailto:)/i,
        );
        expect(sanitize(safe)).toBe(safe);
      }),
    );
  });
});

describe("plain text", () => {
  it.each([
    ["<p>Caf&eacute; &amp; <b>b</b>ar<br>next</p><li>one</li>", "Café & bar next\none"],
    ["a<script>b</script><style>c</style><!-- d -->e", "a\ne"],
    ["<h3>Pay</h3><p>$5</p>", "Pay\n$5"],
    ["<ul>\n<li>one\n word</li>\n\n<li><p> two</p></li>", "one word\ntwo"],
    ["", ""],
  ])("of %s is %s", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it("takes no longer for a text built to take long, and keeps what comes before it is too deep", () => {
    expect(
      processorTime(() => {
        for (const unit of ["<br>", "<i> </i>", "<ul>", "<b>", "<b></i>"]) plainText(unit.repeat(150_000));
        for (const unit of ["<ul>", "<b>", "<b></i>"]) sanitize(unit.repeat(150_000));
      }),
    ).toBeLessThan(5000);
    expect(plainText(`<p>Words</p>${"<b>".repeat(5000)}x`)).toBe("Words");
    expect(plainText(`${"<p>a</p>".repeat(5000)}<b>end</b>`)).toMatch(/a\nend$/);
  });

  it("comes back from paragraphs but for its spaces", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plainText(paragraphs(text)).replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
  });
});

describe("entities", () => {
  it("are decoded where tags stay text", () => {
    expect(decodeEntities("R&amp;D &lt;Lead&gt; &#8211; &eacute; <b>")).toBe("R&D <Lead> – é <b>");
  });

  it("come back from escaping", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeEntities(escapeHtml(text))).toBe(text);
      }),
    );
  });
});
