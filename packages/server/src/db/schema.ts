import type { Kysely } from 'kysely';
import type {
  AccessTokenTable,
  EventTable,
  HandoverTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RateLimitTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  UserRoleTable,
  UserTable,
} from './schema/accounts.ts';
import type { ImportItemTable, ImportLineTable, ImportTable } from './schema/imports.ts';
import type {
  CareerEntryTable,
  CvVersionTable,
  ExperienceTable,
  ExperienceTranslationTable,
  MessageTable,
  ProfileTable,
  ProfileTranslationTable,
  ProjectLinkTable,
  ProjectSlugTable,
  ProjectTable,
  ProjectTranslationTable,
  SiteSettingsTable,
} from './schema/portfolio.ts';
import type {
  DeletedPostTagTable,
  EntryTagTable,
  PostEntryTable,
  PostPendingTable,
  PostRevisionTable,
  PostSlugTable,
  PostTable,
  PostTagTable,
  PostTranslationTable,
  PostWriterTable,
  PreviewLinkTable,
  SeriesPostTable,
  SeriesSlugTable,
  SeriesTable,
  TagCountTable,
  TagTable,
  TagWordTable,
} from './schema/posts.ts';
import type {
  ContentVersionTable,
  FactTable,
  MediaTable,
  MediaUseTable,
  IdempotencyKeyTable,
  NoticeChannelTable,
  OutboxTable,
  PanelDocumentTable,
  ReadingCountTable,
  ReadingMarkTable,
  ReadingSaltTable,
  RedirectTable,
  SampleItemTable,
  SearchDocumentTable,
  SearchWordTable,
} from './schema/upkeep.ts';
import type { WebhookDeliveryTable, WebhookTable } from './schema/webhooks.ts';

export interface Tables {
  users: UserTable;
  user_roles: UserRoleTable;
  sessions: SessionTable;
  handovers: HandoverTable;
  access_tokens: AccessTokenTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  profile: ProfileTable;
  profile_translations: ProfileTranslationTable;
  site_settings: SiteSettingsTable;
  projects: ProjectTable;
  project_translations: ProjectTranslationTable;
  project_slugs: ProjectSlugTable;
  experiences: ExperienceTable;
  experience_translations: ExperienceTranslationTable;
  career_entries: CareerEntryTable;
  cv_versions: CvVersionTable;
  posts: PostTable;
  post_slugs: PostSlugTable;
  tags: TagTable;
  tag_words: TagWordTable;
  post_tags: PostTagTable;
  deleted_post_tags: DeletedPostTagTable;
  series: SeriesTable;
  series_slugs: SeriesSlugTable;
  series_posts: SeriesPostTable;
  post_entries: PostEntryTable;
  entry_tags: EntryTagTable;
  tag_counts: TagCountTable;
  post_translations: PostTranslationTable;
  project_links: ProjectLinkTable;
  post_revisions: PostRevisionTable;
  post_pending: PostPendingTable;
  post_writers: PostWriterTable;
  preview_links: PreviewLinkTable;
  messages: MessageTable;
  media: MediaTable;
  media_uses: MediaUseTable;
  redirects: RedirectTable;
  sample_items: SampleItemTable;
  search_documents: SearchDocumentTable;
  search_words: SearchWordTable;
  panel_words: SearchWordTable;
  panel_documents: PanelDocumentTable;
  reading_counts: ReadingCountTable;
  reading_salts: ReadingSaltTable;
  reading_marks: ReadingMarkTable;
  rate_limits: RateLimitTable;
  idempotency_keys: IdempotencyKeyTable;
  outbox: OutboxTable;
  notice_channels: NoticeChannelTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  imports: ImportTable;
  import_lines: ImportLineTable;
  import_items: ImportItemTable;
  content_version: ContentVersionTable;
  facts: FactTable;
  events: EventTable;
}

/** The handle every store function takes first: the database, or the transaction it runs in. */
export type Database = Kysely<Tables>;
