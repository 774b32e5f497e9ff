export {
  defaultLanguage,
  findRoute,
  homeRoute,
  pageRoute,
  languages,
  loginRoute,
  notFoundPath,
  notFoundTitle,
  otherLanguage,
  routeRow,
  routeTable,
} from './route/faces.ts';
export type { Bilingual, Face, Language, PanelRoute, RouteName, RouteRow } from './route/faces.ts';
export { chooseFace, isLocalName, isLoopback, normalizeHost } from './route/hosts.ts';
export type { FaceHosts, HostChoice } from './route/hosts.ts';
export { guardRoute, resolve } from './route/resolve.ts';
export type { Address, Resolution } from './route/resolve.ts';
export { parseQuery } from './route/query.ts';
export type { QueryValue } from './route/query.ts';
export { routeQueries } from './route/routeQueries.ts';
export type { RouteQuery } from './route/routeQueries.ts';
export { href } from './route/href.ts';
export type { HrefOptions } from './route/href.ts';
export { baseTitle, documentTitle, siteName } from './route/title.ts';
export type { TitleWords } from './route/title.ts';
export { fillTitles, placeholders, unknownPlaceholders } from './route/titleTemplate.ts';
export type { TitleOptions } from './route/title.ts';
export { isPageSlug, isReservedSlug } from './route/pageSlug.ts';
export { classifyPostReference, isUuid } from './route/postReference.ts';
export { returnParameter, returnPath, withReturnPath } from './route/returnPath.ts';

export { createApi, createService } from './api/createApi.ts';
export type { Api, ApiOptions, BaseUrls, ServiceCall, ServiceClient } from './api/createApi.ts';
export { createTokenApi } from './api/createTokenApi.ts';
export type { TokenApiOptions } from './api/createTokenApi.ts';
export type { CallLimits, OneCallLimits } from './api/limits.ts';
export { lazyApi } from './api/lazyApi.ts';
export { withOptions } from './api/withOptions.ts';
export type { EveryCall } from './api/withOptions.ts';
export type { ClientError, Outcome, Problem, Result } from './api/result.ts';

export { createClient } from './session/createClient.ts';
export type { JanusClient } from './session/createClient.ts';
export { createSession } from './session/session.ts';
export { endsSession } from './session/endsSession.ts';
export { loadOnce } from './api/loadOnce.ts';
export { memoryTokens } from './session/tokens.ts';
export type { TokenStorage } from './session/tokens.ts';
export { localStorageTokens } from './session/browserTokens.ts';
export type { Clock } from './api/clock.ts';
export type {
  CallOptions,
  GuardDecision,
  LocksLike,
  Logger,
  PageSignals,
  Session,
  SessionEvents,
  SessionOptions,
  SessionPolicy,
  SignedOut,
  Snapshot,
} from './session/types.ts';

export { plainTitle, titlePieces } from './route/titleCode.ts';
export { authorName } from './text/authorName.ts';
export { personName } from './text/personName.ts';
export { shareLayout, shareTitleSizes } from './text/shareLayout.ts';
export { shorten, transliterate } from './text/transliterate.ts';
export { punctuate, typeset, typograph } from './text/typograph.ts';
export { plural } from './text/plural.ts';
export type { PluralForms } from './text/plural.ts';
export { formatDay, formatMonth, formatPeriod, yearOf } from './text/dates.ts';
export { careerDates, careerSections, inLanguage, isDated } from './text/careerSections.ts';
export type { CareerField, CareerFieldRow, CareerSection, CareerSectionRow } from './text/careerSections.ts';
export { formatMoment } from './text/moment.ts';
export { endsBefore, isCalendarDate, isTime } from './text/calendar.ts';
export {
  absolutePicture,
  githubAddress,
  isEmailAddress,
  isPictureAddress,
  isWebAddress,
  parseWebAddress,
  shortAddress,
  telegramAddress,
} from './text/addresses.ts';
export type { NetworkAddress } from './text/addresses.ts';
export { foreignPicturesIn, replacePictures } from './text/foreignPictures.ts';
export { frontMatterList, frontMatterNames, frontMatterTags } from './text/frontMatter.ts';
export { printable } from './text/characters.ts';
export { escapeMarkup, unescapeMarkup } from './text/markup.ts';
export { escapeRegExp } from './text/escapeRegExp.ts';

// Namespaces, so that a public page contains only the loader that it uses and none of the writes.
export * as projects from './data/projects.ts';
export * as experiences from './data/experiences.ts';
export * as career from './data/career.ts';
export * as cvVersions from './data/cvVersions.ts';
export * as profile from './data/profile.ts';
export * as sample from './data/sample.ts';
export * as site from './data/site.ts';
export { arrangeMenu, menuItemName, menuItemOf, menuNames, navigationOf } from './data/menus.ts';
export type { MenuName, MenuRow } from './data/menus.ts';
export * as posts from './data/posts.ts';
export * as messages from './data/messages.ts';
export * as users from './data/users.ts';
export * as accessTokens from './data/accessTokens.ts';
export * as notices from './data/notices.ts';
export * as webhooks from './data/webhooks.ts';
export * as passkeys from './data/passkeys.ts';
export * as secondFactor from './data/secondFactor.ts';
export * as sessions from './data/sessions.ts';
export * as media from './data/media.ts';
export * as deleted from './data/deleted.ts';
export * as search from './data/search.ts';
export * as sitemap from './data/sitemap.ts';
export * as imports from './data/imports.ts';
export * as redirects from './data/redirects.ts';
export * as tags from './data/tags.ts';
export * as series from './data/series.ts';
export * as backups from './data/backups.ts';
export * as events from './data/events.ts';
export * as figures from './data/figures.ts';
export { isInvalidated, invalidateAll } from './data/resource.ts';
export type {
  ItemBody,
  ItemFile,
  Key,
  NewOrder,
  OfItem,
  Operation,
  QueryOf,
  Loader,
  Invalidation,
  Write,
} from './data/resource.ts';
export { numberedPage } from './data/numberedPage.ts';
export { largestPage, wholeList } from './data/wholeList.ts';
export type { List, ListProgress, Page, WholeListOptions } from './data/wholeList.ts';
export { each } from './data/each.ts';
export type { EachOptions } from './data/each.ts';
export type { SimilarPosts } from './data/similarPosts.ts';
export { areJobsByDate, compareJobs } from './data/jobOrder.ts';
export { featuredFirst } from './data/featuredFirst.ts';
export type { ProjectCard, ProjectCards } from './data/projectCards.ts';
export { pictureAt, pictureSet, pictureWidths } from './data/pictures.ts';
export { withVersion } from './data/withVersion.ts';
export { conflictingAuthor, conflictingPost, errorText, fieldErrors } from './data/errorText.ts';
export { loginErrorText } from './data/loginErrorText.ts';
export { can, canToAccount, hasAnyRole, rolesAllow } from './data/permissions.ts';
export type { AccountAction, Action, Caller, Roles } from './data/permissions.ts';
export type {
  AccessTokenCreate,
  AccessTokenList,
  AccessTokenScope,
  BackupKind,
  Backups,
  BlogSection,
  Figures,
  FiguresMoment,
  FiguresPeriod,
  FiguresRow,
  Credentials,
  DeletedItem,
  DeletedKind,
  DeletedList,
  DeletedPostList,
  CareerEntry,
  CareerEntryCreate,
  CareerEntryReplace,
  CareerFields,
  CareerList,
  CareerOrder,
  CvDesign,
  CvSelection,
  CvText,
  CvVersion,
  CvVersionFields,
  CvVersionList,
  Experience,
  ExperienceCreate,
  ExperienceList,
  ExperienceTranslation,
  ExperienceTranslationInput,
  ExperienceTranslationUpdate,
  ExperienceUpdate,
  FeedbackReceipt,
  FeedbackRequest,
  Handover,
  HandoverCreate,
  HandoverSignIn,
  Heading,
  HomeSection,
  Media,
  MediaItem,
  MediaList,
  MediaUpdate,
  MediaUse,
  MenuEntry,
  Message,
  MessageList,
  MessageReply,
  MessageReplyRequest,
  MessageState,
  MessageUpdate,
  Passkey,
  PasskeyCreate,
  PasskeyList,
  PasskeyOptions,
  PasskeySignIn,
  Confirmation,
  PasswordReset,
  PersonalAccessToken,
  Pending,
  PendingInput,
  Post,
  PostCreate,
  PostAuthor,
  PostLink,
  NavigationItem,
  NewAccessToken,
  MailChannel,
  MailChannelSave,
  NoticeChannelName,
  NoticeChannels,
  NoticeTest,
  TelegramChannel,
  TelegramChannelSave,
  NewWebhook,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookList,
  WebhookPattern,
  WebhookSecret,
  WebhookUpdate,
  NewestPost,
  Archive,
  ArchivedPost,
  NewestPosts,
  PostList,
  Sitemap,
  SitemapPosts,
  PostSeries,
  Series,
  SeriesCreate,
  SeriesList,
  SeriesPage,
  SeriesUpdate,
  SitemapTags,
  Tag,
  TagList,
  TagUpdate,
  PostStatus,
  PostSummary,
  PostTranslation,
  PostTranslationInput,
  PostTranslationSummary,
  PostTranslationUpdate,
  PostUpdate,
  Preview,
  PreviewLink,
  KeptPreviewLink,
  TrailEvent,
  EventAction,
  EventGroup,
  EventKind,
  EventList,
  SecurityEvents,
  SecuritySeen,
  PreviewRequest,
  Profile,
  ProfileTranslation,
  ProfileTranslationUpdate,
  ProfileUpdate,
  Project,
  ProjectCreate,
  ProjectLink,
  ProjectList,
  ProjectPage,
  ProjectPost,
  ProjectTranslation,
  ProjectTranslationInput,
  ProjectTranslationUpdate,
  ProjectUpdate,
  RecoveryCodes,
  Import,
  ImportCounts,
  ImportCreate,
  ImportedPost,
  ImportLine,
  ImportList,
  ImportNote,
  ImportOutcome,
  ImportReport,
  Redirect,
  RedirectCreate,
  RedirectList,
  RedirectUpdate,
  Revision,
  RevisionList,
  RevisionName,
  RevisionSummary,
  RoleName,
  PanelSearchAnswer,
  PanelSearchItem,
  PanelSearchKind,
  SearchAnswer,
  SearchItem,
  SearchTwins,
  Sample,
  Site,
  MenuPage,
  Menus,
  SiteLink,
  SiteTexts,
  SiteTextsUpdate,
  SiteUpdate,
  SecondFactor,
  SecondFactorMethod,
  SignIn,
  SignInList,
  TotpCreate,
  TotpOptions,
  Typeface,
  User,
  UserCreate,
  UserList,
  UserUpdate,
  Writer,
  WriterList,
  WriterReport,
} from './data/types.ts';
export { iconAddress, logoVersion } from './data/logoVersion.ts';

// Last, because this order gives the smallest bundle of the site's pages.
export { feedPath, filePath } from './route/filePath.ts';
export type { FeedFormat } from './route/filePath.ts';
export { keepDomain } from './route/keepDomain.ts';
export { addressOfFace, isOwnMachine, originOf } from './route/origin.ts';

// The contract's own types, for servers that implement it and tools that process it.
export type { components as AuthComponents, operations as AuthOperations } from './generated/auth.ts';
export type {
  components as PortfolioComponents,
  operations as PortfolioOperations,
} from './generated/portfolio.ts';
export type { components as PostsComponents, operations as PostsOperations } from './generated/posts.ts';
