import type { Conversation } from "@candor/contract/conversations/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { Talk } from "../../app/conversations/talk.tsx";
import { TemplateLinks } from "../../app/templates/template-links.tsx";

const talk: Conversation = {
  messages: [
    {
      id: "7",
      at: "2098-12-02T15:00:00.000Z",
      from: { kind: "pro", name: "Grace", own: false },
      text: "Come <soon>.",
      byMail: true,
      attachments: [
        { id: "1", name: "plan.pdf", url: "/rest/conversations/3/attachments/1?token=t" },
        { id: "2", name: "run.exe" },
      ],
      unread: true,
    },
  ],
  unread: 1,
  mayWrite: true,
};

function shown(changes: Partial<Conversation> = {}, more: object = {}, at = "/"): string {
  const props = {
    talk: { ...talk, ...changes },
    to: "Harbor Trust",
    organization: "Harbor Trust",
    messageKey: "key-1",
    refusal: undefined,
    ...more,
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(Talk, props) }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: [at] }));
}

describe("messages on the page of an application", () => {
  it("offer what came with them, and name what did not", () => {
    const page = shown();
    const path = encodeURIComponent("/rest/conversations/3/attachments/1");
    expect(page).toContain(`<a href="//file?path=${path}" download="plan.pdf">plan.pdf</a>`);
    expect(page).toContain("Not passed on: run.exe");
    expect(page).not.toContain('download="run.exe"');
  });

  it("say who wrote what, when and how, as text", () => {
    const page = shown();
    for (const part of [
      "Grace",
      "Come &lt;soon&gt;.",
      "by email",
      "1 new message",
      "2098-12-02T15:00:00.000Z",
    ])
      expect(page).toContain(part);
    expect(page).toContain('name="key" value="key-1"');
  });

  it("are marked as read by a form where there are no scripts", () => {
    const pressed =
      '<button value="7" type="submit" class="button button-quiet" name="read" formAction="/#messages">';
    expect(shown()).toContain(`<noscript>${pressed}`);
    expect(shown({ unread: 0 })).not.toContain(pressed);
    expect(shown({ mayWrite: false })).toMatch(/<noscript>.*name="through" value="7".*<\/noscript>/s);
  });

  it("keep what was typed where it was refused, and say why", () => {
    const page = shown({}, { refusal: { text: "Dear {{place}}", error: "Not sent." } });
    expect(page).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>Dear \{\{place\}\}<\/textarea>/);
    expect(page).toContain("Not sent.");
  });

  it("ask for the files again where the page is a new one, without scripts", () => {
    const refusal = { text: "", error: "Not sent.", files: ["plan.pdf"] };
    expect(shown({}, { refusal })).toContain('id="file-error">Choose the files again.<');
    expect(shown({}, { refusal: { ...refusal, files: [] } })).not.toContain("file-error");
  });

  it("focus what was refused, which an address with a fragment would keep from it", () => {
    const refusal = { text: "See the plan.", fileError: "Attach fewer files." };
    const page = shown({}, { refusal });
    expect(page).not.toMatch(/<form[^>]*#messages/);
    expect(page).toMatch(/<input id="file"[^>]* autofocus=""/);
    expect(shown({}, { refusal: { ...refusal, fileError: undefined } })).not.toContain("autofocus");
  });

  it("are to be sent before another form, where there are no scripts", () => {
    expect(shown()).toMatch(/<noscript><p class="field-hint">Send this before you press .*<\/noscript>/);
  });

  it("keep the rest of the address when they are sent", () => {
    expect(shown({}, {}, "/?list=due&answering=1")).toContain('action="/?list=due&amp;answering=1"');
  });

  it.each([
    ["withdrawn", "The application was withdrawn"],
    ["deleted", "The applicant deleted their account"],
    ["lapsed", "Nothing has happened here for 60 days"],
    ["nobody", "Nobody answers for Harbor Trust here now"],
  ] as const)("end with a sentence, and no form, when they are %s", (closed, sentence) => {
    const page = shown({ closed });
    expect(page).toContain(sentence);
    expect(page).not.toContain("<textarea");
  });

  it("give back a message that came too late, as text", () => {
    const refusal = { text: "Dear all", error: "Nobody can write any more." };
    const page = shown({ closed: "withdrawn" }, { refusal });
    expect(page).toContain("Nobody can write any more.");
    expect(page).toContain(">Dear all</blockquote>");
  });

  it("name the files of a message that came too late", () => {
    const refusal = { text: "", error: "Nobody can write any more.", files: ["plan.pdf", "map.png"] };
    const page = shown({ closed: "withdrawn" }, { refusal });
    expect(page).toContain("Not sent: plan.pdf, map.png. The files are still on your device.");
    expect(page).not.toContain("<blockquote");
  });

  it("are not written by those who only read", () => {
    const page = shown({ mayWrite: false });
    expect(page).toContain("You can read these messages.");
    expect(page).not.toContain("<textarea");
  });

  it("offer templates, and name what each one lacks", () => {
    const templates = [{ id: "3", name: "Thanks", text: "Dear {{place}}", missing: ["place"] }];
    const children = h(TemplateLinks, { templates, slug: "harbor-trust" });
    const page = shown({}, { children }, "/?list=due&notice=message-sent");
    expect(page).toContain('href="/?list=due&amp;template=3#messages"');
    expect(page).toContain("Open: {{place}}");
    expect(page).toContain('href="/organization/harbor-trust/templates"');
    expect(shown({ closed: "withdrawn" }, { children })).not.toContain("template=3");
  });
});
