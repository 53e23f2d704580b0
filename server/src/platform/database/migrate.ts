import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { ConfigError } from "../config.ts";
import type { Database, Reader, Writer } from "./database.ts";
import type { Dialect } from "./dialect.ts";
import { foundation } from "./migrations/001-foundation.ts";
import { people } from "./migrations/002-people.ts";
import { postings } from "./migrations/003-postings.ts";
import { reports } from "./migrations/004-reports.ts";
import { applications } from "./migrations/005-applications.ts";
import { searches } from "./migrations/006-searches.ts";
import { identityTables } from "./migrations/007-identity.ts";
import { socialIdentities } from "./migrations/008-social-identities.ts";
import { passkeys } from "./migrations/009-passkeys.ts";
import { administrators } from "./migrations/010-administrators.ts";
import { provisionalSessions } from "./migrations/011-provisional-sessions.ts";
import { applicationMigration } from "./migrations/012-application-migration.ts";
import { unprovedAccounts } from "./migrations/013-unproved-accounts.ts";
import { sessionCookies } from "./migrations/014-session-cookies.ts";
import { codesOfDevices } from "./migrations/015-codes-of-devices.ts";
import { timeZones } from "./migrations/016-time-zones.ts";
import { metricCounts } from "./migrations/018-metric-counts.ts";
import { openBooks } from "./migrations/019-open-books.ts";
import { statedFacts } from "./migrations/020-stated-facts.ts";
import { decisions } from "./migrations/021-decisions.ts";
import { profiles } from "./migrations/022-profiles.ts";
import { resumes } from "./migrations/023-resumes.ts";
import { members } from "./migrations/024-members.ts";
import { postingLife } from "./migrations/025-posting-life.ts";
import { alerts } from "./migrations/026-alerts.ts";
import { sourceStatements } from "./migrations/028-source-statements.ts";
import { closedTitles } from "./migrations/029-closed-titles.ts";
import { savedPostings } from "./migrations/030-saved-postings.ts";
import { ownData } from "./migrations/031-own-data.ts";
import { dataExports } from "./migrations/032-data-exports.ts";
import { looks } from "./migrations/033-looks.ts";
import { answers } from "./migrations/034-answers.ts";
import { heldApplications } from "./migrations/035-held-applications.ts";
import { pictures } from "./migrations/036-pictures.ts";
import { interviews } from "./migrations/037-interviews.ts";
import { mailCalendars } from "./migrations/038-mail-calendars.ts";
import { receipts } from "./migrations/039-receipts.ts";
import { outsideApplications } from "./migrations/040-outside-applications.ts";
import { timeToApply } from "./migrations/041-time-to-apply.ts";
import { offSwitches } from "./migrations/042-off-switches.ts";
import { incomingMail } from "./migrations/043-incoming-mail.ts";
import { digests } from "./migrations/044-digests.ts";
import { consulting } from "./migrations/045-consulting.ts";
import { meetings } from "./migrations/047-meetings.ts";
import { calendarFeeds } from "./migrations/048-calendar-feeds.ts";
import { pipeline } from "./migrations/049-pipeline.ts";
import { notes } from "./migrations/050-notes.ts";
import { conversations } from "./migrations/051-conversations.ts";
import { sharedContacts } from "./migrations/052-shared-contacts.ts";
import { apiKeys } from "./migrations/053-api-keys.ts";
import { webhooks } from "./migrations/054-webhooks.ts";
import { blocks } from "./migrations/056-blocks.ts";
import { consents } from "./migrations/057-consents.ts";
import { textMessages } from "./migrations/059-text-messages.ts";
import { ownLists } from "./migrations/061-own-lists.ts";
import { push } from "./migrations/062-push.ts";
import { matchSheets } from "./migrations/063-match-sheets.ts";
import { blindReview } from "./migrations/064-blind-review.ts";
import { fairness } from "./migrations/065-fairness.ts";
import { connectedSources } from "./migrations/067-connected-sources.ts";
import { postingReports } from "./migrations/068-posting-reports.ts";
import { mergedOrganizations } from "./migrations/069-merged-organizations.ts";
import { directUploads } from "./migrations/070-direct-uploads.ts";
import { latePostings } from "./migrations/072-late-postings.ts";
import { savedAs } from "./migrations/076-saved-as.ts";
import { agencies } from "./migrations/082-agencies.ts";
import { postingHeads } from "./migrations/083-posting-heads.ts";
import { feedback } from "./migrations/087-feedback.ts";
import { presence } from "./migrations/088-presence.ts";
import { attachments } from "./migrations/089-attachments.ts";
import { answerFiles } from "./migrations/090-answer-files.ts";
import { mailAge } from "./migrations/094-mail-age.ts";
import { retention } from "./migrations/096-retention.ts";
import { administratorActs } from "./migrations/097-administrator-acts.ts";
import { mailPauses } from "./migrations/097-mail-pauses.ts";
import { terminal } from "./migrations/098-terminal.ts";
import { gigs } from "./migrations/099-gigs.ts";
import { siteNotice } from "./migrations/100-site-notice.ts";
import { mutedApplications } from "./migrations/101-muted-applications.ts";
import { disability } from "./migrations/102-disability.ts";
import { decisionDays } from "./migrations/103-decision-days.ts";
import { trust } from "./migrations/104-trust.ts";
import { automatedDecisions } from "./migrations/105-automated-decisions.ts";
import { sourceAddresses } from "./migrations/106-source-addresses.ts";
import { proRecords } from "./migrations/107-pro-records.ts";
import { importedReposts } from "./migrations/108-imported-reposts.ts";
import { languages } from "./migrations/109-languages.ts";
import { formLanguages } from "./migrations/110-form-languages.ts";
import { mergeReasons } from "./migrations/111-merge-reasons.ts";
import { leadForms } from "./migrations/112-lead-forms.ts";
import { omissions } from "./migrations/113-omissions.ts";
import { foldedTexts } from "./migrations/114-folded-texts.ts";
import { nameBeginnings } from "./migrations/115-name-beginnings.ts";
import { postingsByLife } from "./migrations/116-postings-by-life.ts";
import { repeatedPostings } from "./migrations/117-repeated-postings.ts";

/** In order. Each is written once for both databases, and never changes after a release. */
const migrations: Record<string, (dialect: Dialect) => Migration> = {
  "001-foundation": foundation,
  "002-people": people,
  "003-postings": postings,
  "004-reports": reports,
  "005-applications": applications,
  "006-searches": searches,
  "007-identity": identityTables,
  "008-social-identities": socialIdentities,
  "009-passkeys": passkeys,
  "010-administrators": administrators,
  "011-provisional-sessions": provisionalSessions,
  "012-application-migration": applicationMigration,
  "013-unproved-accounts": unprovedAccounts,
  "014-session-cookies": sessionCookies,
  "015-codes-of-devices": codesOfDevices,
  "016-time-zones": timeZones,
  "018-metric-counts": metricCounts,
  "019-open-books": openBooks,
  "020-stated-facts": statedFacts,
  "021-decisions": decisions,
  "022-profiles": profiles,
  "023-resumes": resumes,
  "024-members": members,
  "025-posting-life": postingLife,
  "026-alerts": alerts,
  "028-source-statements": sourceStatements,
  "029-closed-titles": closedTitles,
  "030-saved-postings": savedPostings,
  "031-own-data": ownData,
  "032-data-exports": dataExports,
  "033-looks": looks,
  "034-answers": answers,
  "035-held-applications": heldApplications,
  "036-pictures": pictures,
  "037-interviews": interviews,
  "038-mail-calendars": mailCalendars,
  "039-receipts": receipts,
  "040-outside-applications": outsideApplications,
  "041-time-to-apply": timeToApply,
  "042-off-switches": offSwitches,
  "043-incoming-mail": incomingMail,
  "044-digests": digests,
  "045-consulting": consulting,
  "047-meetings": meetings,
  "048-calendar-feeds": calendarFeeds,
  "049-pipeline": pipeline,
  "050-notes": notes,
  "051-conversations": conversations,
  "052-shared-contacts": sharedContacts,
  "053-api-keys": apiKeys,
  "054-webhooks": webhooks,
  "056-blocks": blocks,
  "057-consents": consents,
  "059-text-messages": textMessages,
  "061-own-lists": ownLists,
  "062-push": push,
  "063-match-sheets": matchSheets,
  "064-blind-review": blindReview,
  "065-fairness": fairness,
  "067-connected-sources": connectedSources,
  "068-posting-reports": postingReports,
  "069-merged-organizations": mergedOrganizations,
  "070-direct-uploads": directUploads,
  "072-late-postings": latePostings,
  "076-saved-as": savedAs,
  "082-agencies": agencies,
  "083-posting-heads": postingHeads,
  "087-feedback": feedback,
  "088-presence": presence,
  "089-attachments": attachments,
  "090-answer-files": answerFiles,
  "094-mail-age": mailAge,
  "096-retention": retention,
  "097-administrator-acts": administratorActs,
  "097-mail-pauses": mailPauses,
  "098-terminal": terminal,
  "099-gigs": gigs,
  "100-site-notice": siteNotice,
  "101-muted-applications": mutedApplications,
  "102-disability": disability,
  "103-decision-days": decisionDays,
  "104-trust": trust,
  "105-automated-decisions": automatedDecisions,
  "106-source-addresses": sourceAddresses,
  "107-pro-records": proRecords,
  "108-imported-reposts": importedReposts,
  "109-languages": languages,
  "110-form-languages": formLanguages,
  "111-merge-reasons": mergeReasons,
  "112-lead-forms": leadForms,
  "113-omissions": omissions,
  "114-folded-texts": foldedTexts,
  "115-name-beginnings": nameBeginnings,
  "116-postings-by-life": postingsByLife,
  "117-repeated-postings": repeatedPostings,
};

/** Brings the tables up to date, completely or not at all. Processes that start together take turns. */
export async function migrate(database: Database): Promise<void> {
  const { dialect, read } = database;
  const done = await doneMigrations(read);
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new ConfigError(
      `A newer version of Candor has changed the records: ${unknown.join(", ")}. Start that version, or restore a backup that was made before it.`,
    );
  }
  // Most starts find nothing to do. The migrator would read the columns of every table, three times, to say so.
  if (done.length === Object.keys(migrations).length) return;
  // On PostgreSQL the migrator has a lock and a transaction of its own.
  if (dialect.name === "postgres") await toLatest(dialect, read);
  else await database.write((writer) => toLatest(dialect, writer));
}

async function toLatest(dialect: Dialect, db: Reader | Writer): Promise<void> {
  const provided = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, migration(dialect)]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that these records have been through. */
async function doneMigrations(read: Reader): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
    return rows.map(({ name }) => name);
  } catch {
    // A new database has no such table. The migrator says what else may be wrong.
    return [];
  }
}
