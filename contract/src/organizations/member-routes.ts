import { z } from "zod";
import { idText, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { email } from "../session/shapes.ts";
import { hasWebAddress, hasWords, memberRoles } from "../values.ts";
import { member, memberChange, memberInvitation, organizationName, ownName } from "./member-shapes.ts";
import { isOneAlphabetAWord, isOwnName } from "./name.ts";

const slug = z.string().max(100);
const params = z.object({ slug });
const paramsOfOne = z.object({ slug, id: z.string().max(20) });
const token = z.object({ token: z.string().max(100) });
const role = z.enum(memberRoles, { error: "validation.memberRole" });

export const createOrganization = route({
  method: "POST",
  path: "/rest/organizations",
  summary: "Create an organization that has no page here yet; the caller becomes its owner",
  gate: "mailbox",
  body: z.object({
    name: lineOf(limits.organizationNameCharacters)
      .trim()
      .refine(hasWords, { params: { key: "validation.organizationNameRequired" } })
      .refine(isOneAlphabetAWord, { params: { key: "validation.organizationNameAlphabets" } })
      .refine((name) => !hasWebAddress(name), { params: { key: "validation.nameIsAddress" } })
      .refine((name) => !isOwnName(name), { params: { key: "validation.organizationNameOurs" } }),
    ...ownName,
  }),
  status: 201,
  answer: organizationName,
  problems: ["unauthorized", "forbidden", "email-unproved", "organization-taken"],
  limit: "writing",
});

export const listMembers = route({
  method: "GET",
  path: "/rest/organizations/{slug}/members",
  summary: "Who belongs to the organization, who is invited, and what changed; the newest change first",
  gate: "member-record",
  params,
  status: 200,
  answer: z.object({
    organization: organizationName,
    role: role.describe("The caller's own."),
    members: z.array(member),
    invitations: z.array(memberInvitation).describe("Those that can still be accepted."),
    changes: z.array(memberChange),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const inviteMember = route({
  method: "POST",
  path: "/rest/organizations/{slug}/invitations",
  summary: "Mail somebody a link that makes them a member; it replaces an earlier one to the same address",
  gate: "owner-record",
  params,
  body: z.object({ email, role }),
  status: 201,
  answer: z.object({ id: idText }),
  problems: ["unauthorized", "not-found", "already-member"],
  limit: "writing",
});

export const revokeInvitation = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/invitations/{id}",
  summary: "Make an invitation's link worthless; repeated, it stays so",
  gate: "owner-record",
  params: paramsOfOne,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const inspectMemberInvitation = route({
  method: "POST",
  path: "/rest/invitations/inspect",
  summary: "What a mailed invitation offers",
  gate: "mailbox",
  body: token,
  status: 200,
  answer: z.object({
    organization: organizationName,
    role,
    isMember: z.boolean().describe("The caller belongs to it already, perhaps in another role."),
  }),
  problems: ["unauthorized", "forbidden", "email-unproved", "invitation-expired", "invitation-of-another"],
  limit: "session",
  safe: true,
});

export const acceptMemberInvitation = route({
  method: "POST",
  path: "/rest/invitations/accept",
  summary: "Become a member; repeated, one stays so",
  gate: "mailbox",
  body: token.extend(ownName),
  status: 200,
  answer: z.object({ organization: organizationName, role }),
  problems: ["unauthorized", "forbidden", "email-unproved", "invitation-expired", "invitation-of-another"],
  limit: "writing",
});

export const changeMemberRole = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/members/{id}",
  summary: "Change what a member may do; an organization keeps an owner",
  gate: "owner-record",
  params: paramsOfOne,
  body: z.object({ role }),
  status: 204,
  problems: ["unauthorized", "not-found", "last-owner"],
  limit: "writing",
});

export const removeMember = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/members/{id}",
  summary: "Remove a member; an organization keeps an owner",
  gate: "owner-record",
  params: paramsOfOne,
  status: 204,
  problems: ["unauthorized", "not-found", "last-owner"],
  limit: "writing",
});

export const transferOwnership = route({
  method: "POST",
  path: "/rest/organizations/{slug}/owner",
  summary: "Make another member an owner, and oneself a recruiter",
  gate: "owner-record",
  params,
  body: z.object({ memberId: idText }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const leaveOrganization = route({
  method: "POST",
  path: "/rest/organizations/{slug}/departure",
  summary: "Leave an organization; its only owner must say that nobody is to answer for it any longer",
  gate: "member-record",
  params,
  body: z.object({
    last: z
      .literal(true)
      .optional()
      .describe("That the last owner leaves: postings pause, and applicants are told."),
  }),
  status: 204,
  problems: ["unauthorized", "not-found", "last-owner"],
  limit: "writing",
});
