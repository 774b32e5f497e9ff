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
/** One sign-in of the current user, as the service keeps it. */
export type SignIn = Auth['Session'];
export type SignInList = Auth['SessionList'];

export type Project = Portfolio['Project'];
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
export type Profile = Portfolio['Profile'];
export type ProfileTranslation = Portfolio['ProfileTranslation'];
export type ProfileUpdate = Portfolio['ProfileUpdate'];
export type ProfileTranslationUpdate = Portfolio['ProfileTranslationUpdate'];
export type Message = Portfolio['Message'];
export type MessageState = Portfolio['MessageState'];
export type MessageUpdate = Portfolio['MessageUpdate'];
export type MessageList = Portfolio['MessageList'];
export type FeedbackRequest = Portfolio['FeedbackRequest'];
export type FeedbackReceipt = Portfolio['FeedbackReceipt'];

export type Post = Posts['Post'];
export type PostSummary = Posts['PostSummary'];
export type PostTranslation = Posts['PostTranslation'];
export type PostTranslationSummary = Posts['PostTranslationSummary'];
export type PostLink = Posts['PostLink'];
export type PostStatus = Posts['Status'];
export type PostCreate = Posts['PostCreate'];
export type PostUpdate = Posts['PostUpdate'];
export type PostTranslationInput = Posts['PostTranslationInput'];
export type PostTranslationUpdate = Posts['PostTranslationUpdate'];
export type PostList = Posts['PostList'];
export type Heading = Posts['Heading'];
export type Preview = Posts['Preview'];
export type PreviewRequest = Posts['PreviewRequest'];
export type Media = Posts['Media'];
export type SearchItem = Posts['SearchItem'];
export type SearchAnswer = Posts['SearchAnswer'];
