/** The entities of the three services under the names the product uses. */
import type { components as auth } from '../generated/auth.ts';
import type { components as portfolio } from '../generated/portfolio.ts';
import type { components as posts } from '../generated/posts.ts';

type Auth = auth['schemas'];
type Portfolio = portfolio['schemas'];
type Posts = posts['schemas'];

export type User = Auth['User'];
export type UserCreate = Auth['UserCreate'];
export type UserUpdate = Auth['UserUpdate'];
export type UserList = Auth['UserList'];
export type RoleName = Auth['RoleName'];
export type PasswordReset = Auth['PasswordReset'];
export type Credentials = Auth['Credentials'];
/** One sign-in of the current user. */
export type SignIn = Auth['Session'];
export type SignInList = Auth['SessionList'];
export type TrailEvent = Auth['Event'];
export type EventAction = Auth['EventAction'];
export type EventGroup = Auth['EventGroup'];
export type EventKind = Auth['EventKind'];
export type EventList = Auth['EventList'];
export type SecurityEvents = Auth['SecurityEvents'];
export type SecuritySeen = Auth['SecuritySeen'];
export type Handover = Auth['Handover'];
export type HandoverCreate = Auth['HandoverCreate'];
export type HandoverSignIn = Auth['HandoverSignIn'];
export type AccessTokenCreate = Auth['AccessTokenCreate'];
export type AccessTokenList = Auth['AccessTokenList'];
export type AccessTokenScope = Auth['AccessTokenScope'];
export type NewAccessToken = Auth['NewAccessToken'];
export type PersonalAccessToken = Auth['PersonalAccessToken'];
export type MailChannel = Auth['MailChannel'];
export type MailChannelSave = Auth['MailChannelSave'];
export type NoticeChannelName = Auth['NoticeChannelName'];
export type NoticeChannels = Auth['NoticeChannels'];
export type NoticeTest = Auth['NoticeTest'];
export type TelegramChannel = Auth['TelegramChannel'];
export type TelegramChannelSave = Auth['TelegramChannelSave'];
export type NewWebhook = Auth['NewWebhook'];
export type Webhook = Auth['Webhook'];
export type WebhookCreate = Auth['WebhookCreate'];
export type WebhookDelivery = Auth['WebhookDelivery'];
export type WebhookDeliveryList = Auth['WebhookDeliveryList'];
export type WebhookList = Auth['WebhookList'];
export type WebhookPattern = Auth['WebhookPattern'];
export type WebhookSecret = Auth['WebhookSecret'];
export type WebhookUpdate = Auth['WebhookUpdate'];
export type Passkey = Auth['Passkey'];
export type PasskeyCreate = Auth['PasskeyCreate'];
export type PasskeyList = Auth['PasskeyList'];
/** Options for the browser and its response at a sign-in, in the form of WebAuthn. */
export type PasskeyOptions = Auth['PasskeyOptions'];
export type PasskeySignIn = Auth['PasskeySignIn'];
export type Confirmation = Auth['Confirmation'];
export type SecondFactor = Auth['SecondFactor'];
export type SecondFactorMethod = Auth['SecondFactorMethod'];
export type TotpOptions = Auth['TotpOptions'];
export type TotpCreate = Auth['TotpCreate'];
export type RecoveryCodes = Auth['RecoveryCodes'];

export type Project = Portfolio['Project'];
/** A project with its neighbours. */
export type ProjectPage = Portfolio['ProjectPage'];
export type ProjectLink = Portfolio['ProjectLink'];
export type ProjectTranslation = Portfolio['ProjectTranslation'];
export type ProjectCreate = Portfolio['ProjectCreate'];
export type ProjectUpdate = Portfolio['ProjectUpdate'];
export type ProjectTranslationInput = Portfolio['ProjectTranslationInput'];
export type ProjectTranslationUpdate = Portfolio['ProjectTranslationUpdate'];
export type ProjectList = Portfolio['ProjectList'];
export type Experience = Portfolio['Experience'];
export type ExperienceTranslation = Portfolio['ExperienceTranslation'];
export type ExperienceCreate = Portfolio['ExperienceCreate'];
export type ExperienceUpdate = Portfolio['ExperienceUpdate'];
export type ExperienceTranslationInput = Portfolio['ExperienceTranslationInput'];
export type ExperienceTranslationUpdate = Portfolio['ExperienceTranslationUpdate'];
export type ExperienceList = Portfolio['ExperienceList'];
/** An entry of the CV other than experience. */
export type CareerEntry = Portfolio['CareerEntry'];
export type CareerFields = Portfolio['CareerFields'];
export type CareerList = Portfolio['CareerList'];
export type CareerEntryCreate = Portfolio['CareerEntryCreate'];
export type CareerEntryReplace = Portfolio['CareerEntryReplace'];
export type CareerOrder = Portfolio['CareerOrder'];
export type CvDesign = Portfolio['CvDesign'];
export type CvText = Portfolio['CvText'];
export type CvSelection = Portfolio['CvSelection'];
export type CvVersion = Portfolio['CvVersion'];
export type CvVersionFields = Portfolio['CvVersionFields'];
export type CvVersionList = Portfolio['CvVersionList'];
export type Profile = Portfolio['Profile'];
export type ProfileTranslation = Portfolio['ProfileTranslation'];
export type ProfileUpdate = Portfolio['ProfileUpdate'];
export type ProfileTranslationUpdate = Portfolio['ProfileTranslationUpdate'];
/** The settings of the site that differ from the defaults. */
export type Site = Portfolio['Site'];
/** The typeface of pages, link previews and the CV; Inter by default. */
export type Typeface = 'inter' | Portfolio['Typeface'];
export type SiteLink = Portfolio['SiteLink'];
/** A section of the portfolio's home between the first screen and the contacts. */
export type HomeSection = Portfolio['HomeSections'][number];
/** A section of the blog's home page. */
export type BlogSection = Portfolio['BlogSections'][number];
export type MenuPage = Portfolio['MenuPage'];
/** The owner's settings of one item of a menu. */
export type MenuEntry = Portfolio['MenuEntry'];
/** The owner's arrangement of the menus; a menu that is absent is unchanged. */
export type Menus = Portfolio['Menus'];
/** A link of a menu, as pages show it. */
export type NavigationItem = Portfolio['NavigationItem'];
export type SiteTexts = Portfolio['SiteTexts'];
export type SiteTextsUpdate = Portfolio['SiteTextsUpdate'];
export type SiteUpdate = Portfolio['SiteUpdate'];
/** An address without a page, and where it redirects to. */
export type Redirect = Portfolio['Redirect'];
export type RedirectList = Portfolio['RedirectList'];
export type RedirectCreate = Portfolio['RedirectCreate'];
export type RedirectUpdate = Portfolio['RedirectUpdate'];
/** A file that was imported in the panel, and the progress of its import. */
export type Import = Portfolio['Import'];
export type ImportList = Portfolio['ImportList'];
export type ImportCreate = Portfolio['ImportCreate'];
export type ImportOutcome = Portfolio['ImportOutcome'];
export type ImportCounts = Portfolio['ImportCounts'];
export type ImportNote = Portfolio['ImportNote'];
export type ImportLine = Portfolio['ImportLine'];
export type ImportedPost = Portfolio['ImportedPost'];
export type ImportReport = Portfolio['ImportReport'];
/** The content that a new site starts with, as far as it still exists. */
export type Sample = Portfolio['Sample'];
export type Message = Portfolio['Message'];
export type MessageState = Portfolio['MessageState'];
export type DeletedKind = Portfolio['DeletedKind'];
export type DeletedItem = Portfolio['DeletedItem'];
export type DeletedList = Portfolio['DeletedList'];
export type MessageReply = Portfolio['MessageReply'];
export type MessageReplyRequest = Portfolio['MessageReplyRequest'];
export type MessageUpdate = Portfolio['MessageUpdate'];
export type MessageList = Portfolio['MessageList'];
export type FeedbackRequest = Portfolio['FeedbackRequest'];
export type FeedbackReceipt = Portfolio['FeedbackReceipt'];

export type Post = Posts['Post'];
export type PostSummary = Posts['PostSummary'];
export type PostTranslation = Posts['PostTranslation'];
export type PostTranslationSummary = Posts['PostTranslationSummary'];
export type PostAuthor = Posts['Author'];
export type PostLink = Posts['PostLink'];
export type PostStatus = Posts['Status'];
export type PostCreate = Posts['PostCreate'];
export type PostUpdate = Posts['PostUpdate'];
export type PostTranslationInput = Posts['PostTranslationInput'];
export type PostTranslationUpdate = Posts['PostTranslationUpdate'];
export type PostList = Posts['PostList'];
export type NewestPost = Posts['NewestPost'];
export type Archive = Posts['Archive'];
export type ArchivedPost = Posts['ArchivedPost'];
export type NewestPosts = Posts['NewestPosts'];
export type Sitemap = Posts['Sitemap'];
export type SitemapPosts = Posts['SitemapPosts'];
export type Tag = Posts['Tag'];
export type TagList = Posts['TagList'];
export type TagUpdate = Posts['TagUpdate'];
export type Series = Posts['Series'];
export type SeriesList = Posts['SeriesList'];
export type SeriesPage = Posts['SeriesPage'];
export type SeriesCreate = Posts['SeriesCreate'];
export type SeriesUpdate = Posts['SeriesUpdate'];
export type PostSeries = Posts['PostSeries'];
export type SitemapTags = Posts['SitemapTags'];

export type Figures = Posts['Figures'];
export type FiguresRow = Posts['FiguresRow'];
export type FiguresMoment = Posts['FiguresMoment'];
export type FiguresPeriod = Posts['FiguresPeriod'];
export type Backups = Posts['Backups'];
export type BackupKind = Posts['BackupKind'];
export type Pending = Posts['Pending'];
export type PendingInput = Posts['PendingInput'];
export type Revision = Posts['Revision'];
export type RevisionSummary = Posts['RevisionSummary'];
export type RevisionName = Posts['RevisionName'];
export type Writer = Posts['Writer'];
export type WriterList = Posts['WriterList'];
export type WriterReport = Posts['WriterReport'];
export type RevisionList = Posts['RevisionList'];
export type PreviewLink = Posts['PreviewLink'];
export type KeptPreviewLink = Posts['KeptPreviewLink'];
export type DeletedPostList = Posts['DeletedPostList'];
export type Heading = Posts['Heading'];
export type Preview = Posts['Preview'];
export type PreviewRequest = Posts['PreviewRequest'];
export type Media = Posts['Media'];
export type MediaItem = Posts['MediaItem'];
export type MediaList = Posts['MediaList'];
export type MediaUpdate = Posts['MediaUpdate'];
export type MediaUse = Posts['MediaUse'];
export type SearchTwins = Posts['SearchTwins'];
export type PanelSearchItem = Posts['PanelSearchItem'];
export type PanelSearchAnswer = Posts['PanelSearchAnswer'];
export type PanelSearchKind = Posts['PanelSearchKind'];
export type SearchItem = Posts['SearchItem'];
export type SearchAnswer = Posts['SearchAnswer'];
