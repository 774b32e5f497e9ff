// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/**
 * What is counted: `files` are files of pictures and documents, `rows` are the rows of all tables together, and every other value is the rows of one table.
 * @enum {string}
 */
export type BackupKind = "users" | "posts" | "post_translations" | "projects" | "experiences" | "messages" | "media" | "files" | "rows";
/** Number of items of one kind in a doubtful backup and in the largest good one. */
export type BackupLoss = {
    kind: BackupKind;
    now: number;
    /** @description Number in the largest good backup. */
    before: number;
};
/** State of the daily backups. */
export type Backups = {
    /** @description Folder or storage that contains the backups; null if no backups are made. */
    place: string | null;
    /** @description When the newest good backup was made; null before the first one. */
    made_at: components["schemas"]["Time"] | null;
    /** @description The newest backup, if it is doubtful, that is, if it contains less than half as many items of a kind as a good backup; null otherwise. A doubtful backup never replaces a good one. */
    doubtful: {
        day: components["schemas"]["CalendarDate"];
        losses: BackupLoss[];
    } | null;
    /** @description When and why the last attempt failed; null if it succeeded. The server retries every hour. */
    failure: {
        at: components["schemas"]["Time"];
        /** @description Reason in English, as in the server log. */
        reason: string;
    } | null;
};
/**
 * Period of reading statistics.
 * @enum {string}
 */
export type FiguresPeriod = "day" | "month" | "year";
/** Reading statistics of a period. */
export type Figures = {
    views: number;
    visitors: number;
    /** @description All hours, days or months of the period in chronological order, including those without views. */
    series: FiguresMoment[];
    /** @description The 100 pages with the most views. */
    pages: FiguresRow[];
    /** @description The 100 sites that most views came from, according to the `Referer` header. */
    referrers: FiguresRow[];
    languages: FiguresRow[];
};
/** Views and visitors of one hour, day or month. */
export type FiguresMoment = {
    /** @description Start of the hour, day or month. */
    at: components["schemas"]["Time"];
    views: number;
    /** @description Number of visitors who had not visited before on the same day. */
    visitors: number;
};
/** Views and visitors of one page, referrer or language. */
export type FiguresRow = {
    /** @description Path without its language, referrer host, or language; `*` combines all names beyond those stored for a day. */
    name: string;
    views: number;
    /** @description Number of visitors, each counted once per day. Someone who views two pages is counted for both. */
    visitors: number;
};
/** The day of the doubtful backup to accept. */
export type BackupAcceptance = {
    day: components["schemas"]["CalendarDate"];
};
/** Tag names. A repeated name is stored once; names that differ only in case, or in `е` and `ё`, are the same. */
export type Tags = components["schemas"]["Visible"][];
/**
 * Whether a text is published.
 * @enum {string}
 */
export type PostStatus = "draft" | "published";
/** A heading of a rendered text; its `id` is the anchor. */
export type Heading = {
    id: string;
    level: number;
    text: string;
};
/** The title of a post, for a link to it. */
export type PostLink = {
    slug: string;
    title: string;
    language: components["schemas"]["Language"];
    published_at: components["schemas"]["Time"] | null;
    /** @description Summary; empty if the post has none. Only present for the previous and the next post. */
    summary?: string;
    /** @description Address of the uploaded cover or of the cover drawn for the post; null if it has no uploaded cover and the owner has turned drawn covers off. Only present for the previous and the next post. */
    cover?: string | null;
};
/** The name and the photo of an account. */
export type PostAuthor = {
    first_name: string;
    last_name: string;
    photo: string | null;
    /** @description Whether the account is an owner's or a superuser's, whom the profile describes: pages then show the name in the profile. Only for the author of a post. */
    is_owner?: boolean;
};
/** A text of a post in one language, without its body. */
export type PostTranslationSummary = {
    language: components["schemas"]["Language"];
    status: PostStatus;
    /** @description When it was published; in the future for a scheduled text, and null if no time is set. */
    published_at: components["schemas"]["Time"] | null;
    title: string;
    summary: string;
    reading_minutes: number;
    /** @description When the text last changed for readers; small edits do not count. */
    updated_at: components["schemas"]["Time"];
    revision: number;
    /** @description Whether the original changed after this translation was made or reviewed. Only for callers with a role. */
    is_outdated?: boolean;
    /** @description Whether there is a pending change. Only for callers with a role. */
    has_pending?: boolean;
};
/** A text of a post in one language. */
export type PostTranslation = PostTranslationSummary & {
    /** @description Source in Markdown. Only for callers with a role. */
    body?: string;
    /** @description Title for the heading of its page: with the quotation marks and no-break spaces of its language, and with soft hyphens in long words. Only in the answer for a page, and absent there if it equals `title`. */
    title_typeset?: string;
    /** @description Rendered, sanitized HTML. Long words of its headings contain soft hyphens. */
    html: string;
    /** @description Plain text for search engines: the summary or, without one, the first sentence of the text. */
    meta_description?: string;
    contents: Heading[];
    /** @description Revision of the original against which this translation was last reviewed; null for the original itself. Only for callers with a role. */
    source_revision?: number | null;
    /** @description Pending change; null for none. Only for callers with a role. */
    pending?: Pending | null;
};
/**
 * The part of the site to which a page belongs.
 * @enum {string}
 */
export type PageFace = "portfolio" | "blog";
/** The fields that a post has in lists and alone. */
export type PostBase = {
    id: components["schemas"]["Uuid"];
    slug: string;
    /** @description Tag names in the requested language. Visitors do not get tags without a name in that language; callers with a role, and requests without a language, get the name in the other language instead. */
    tags: string[];
    /** @description Address of the cover; for a post without an uploaded cover, the address of the cover that the site draws for it. Null for none. */
    cover: string | null;
    /** @description True if the post has no uploaded cover and the site draws one; absent otherwise. */
    is_cover_drawn?: boolean;
    author: PostAuthor | null;
    /** @description Series of the post; null for a post in no series, a page or an unlisted post. */
    series: PostSeries | null;
    /** @description Whether it is only reachable by its address. An unlisted text is in no list, feed, sitemap or search result. */
    is_unlisted: boolean;
    /** @description Whether the post is pinned to the top of the blog's list. */
    is_pinned: boolean;
    /** @description Face (part of the site) of a page; null for a post. The address of a page is its slug directly after the host of the face. A page has no tags; it is in the sitemap and the search, but in no list or feed. */
    page_face: PageFace | null;
    /** @description For a page, whether the menu of its face links to it. */
    is_in_menu: boolean;
    /** @description Address of the first publication if that is on another site; null otherwise. */
    canonical_url: string | null;
    /** @description Language of the original text, of which the other one is a translation. Only for callers with a role. */
    original_language?: components["schemas"]["Language"];
    created_at: components["schemas"]["Time"];
    updated_at: components["schemas"]["Time"];
};
/** A post or page as in lists, with its texts but without their bodies. */
export type PostSummary = PostBase & {
    translations: PostTranslationSummary[];
};
/** A post or page with its texts and the links around it. */
export type Post = PostBase & {
    /** @description Languages in which visitors can currently read it. */
    languages: components["schemas"]["Language"][];
    /** @description Blurred cover of 480 by 300 pixels, as a data URL of at most 3 kB, to show until the cover is loaded. Null if there is no cover, if it is transparent or if it is from another site. Only in responses that return a single post. */
    cover_preview?: string | null;
    /** @description Active preview link; null for none. Only for callers with a role. */
    preview_link?: KeptPreviewLink | null;
    translations: PostTranslation[];
    /** @description HTML to show before the text of a post in a series, in the language of the page: the number of the part, and links to all parts. Empty for a post in no series. */
    series_html: string;
    /** @description Previous post of the series; for a post in no series, the next older post. */
    previous: PostLink | null;
    /** @description Next post of the series; for a post in no series, the next newer post. */
    next: PostLink | null;
    related: PostLink[];
};
/** A tag as its page shows it. */
export type ShownTag = {
    slug: string;
    /** @description Name in the requested language, or in the other one if it has none; the list is then empty. */
    name: string;
    /** @description Names used in the addresses of the tag's pages in each language. */
    names: TagNames;
    /** @description Description; empty for none. */
    description: string;
};
/** Name in each language. Null if pages in that language do not show the tag; at least one name is set. */
export type TagNames = {
    ru: string | null;
    en: string | null;
};
/** A tag with its names in both languages. */
export type Tag = {
    id: components["schemas"]["Uuid"];
    /** @description Slug, which identifies the tag in `?tag=` even after it is renamed. */
    slug: string;
    names: TagNames;
    /** @description Description in each language; empty for none. */
    descriptions: {
        ru: string;
        en: string;
    };
    /** @description Number of its posts, including drafts. */
    count: number;
    updated_at: components["schemas"]["Time"];
    deleted_at: components["schemas"]["Time"] | null;
};
/** Tags, the most used first, and those deleted in the last 30 days. */
export type TagList = {
    items: Tag[];
    deleted: Tag[];
    total: components["schemas"]["Total"];
};
/** Name of the tag; null for none. */
export type TagName = components["schemas"]["Visible"] | null;
/** Changes of a tag; an absent field keeps its value. */
export type TagUpdate = {
    names?: {
        ru?: TagName;
        en?: TagName;
    };
    descriptions?: {
        ru?: string;
        en?: string;
    };
};
/** The tag that a tag is merged into. */
export type TagMerge = {
    /** @description ID of the target tag, which is kept. */
    into: components["schemas"]["Uuid"];
};
/** Series of a post, with the number of the post among the posts of the series that visitors can read. If the series has no title in the requested language, the title is in the other one. */
export type PostSeries = {
    id: components["schemas"]["Uuid"];
    slug: string;
    title: string;
    /** @description Language of the title. */
    language: components["schemas"]["Language"];
    part: number;
    total: number;
};
/** Title in each language; null for none. At least one is set. */
export type SeriesTitles = {
    ru: string | null;
    en: string | null;
};
/** An ordered series of posts. */
export type Series = {
    id: components["schemas"]["Uuid"];
    slug: string;
    titles: SeriesTitles;
    /** @description Description in each language; empty for none. */
    descriptions: {
        ru: string;
        en: string;
    };
    /** @description IDs of its posts in order; for callers with a role including drafts. */
    posts: components["schemas"]["Uuid"][];
    updated_at: components["schemas"]["Time"];
    deleted_at: components["schemas"]["Time"] | null;
};
/** The series that the caller can see, and those deleted in the last 30 days. */
export type SeriesList = {
    items: Series[];
    deleted: Series[];
};
/** A series with its posts in order. */
export type SeriesPage = Series & {
    /** @description Languages in which the series has a title and visitors can read at least one of its posts. */
    languages: components["schemas"]["Language"][];
    items: PostSummary[];
};
/** Title of the series; null for none. */
export type SeriesTitle = components["schemas"]["Visible"] | null;
/** Title of a series in each language. */
export type SeriesTitlesInput = {
    ru?: SeriesTitle;
    en?: SeriesTitle;
};
/** Description of a series in each language. */
export type SeriesDescriptions = {
    ru?: string;
    en?: string;
};
/** IDs of posts in order. */
export type SeriesPosts = components["schemas"]["Uuid"][];
/** A new series with its posts in order. */
export type SeriesCreate = {
    slug?: components["schemas"]["Slug"];
    titles: SeriesTitlesInput;
    descriptions?: SeriesDescriptions;
    posts?: SeriesPosts;
};
/** Changes of a series; an absent field keeps its value. */
export type SeriesUpdate = {
    slug?: components["schemas"]["Slug"];
    titles?: SeriesTitlesInput;
    descriptions?: SeriesDescriptions;
    posts?: SeriesPosts;
    removed?: SeriesPosts;
};
/** A page of posts, with the languages and tags to filter by. */
export type PostList = {
    items: PostSummary[];
    /** @description Accounts of all authors of posts, at most 100. Only for callers with a role. */
    authors?: {
        id: components["schemas"]["Uuid"];
        first_name: string;
        last_name: string;
        username: string;
    }[];
    /** @description Languages in which visitors can read at least one post with the requested tag, or, without a tag, at least one post. */
    languages: components["schemas"]["Language"][];
    total: components["schemas"]["Total"];
    /** @description Number of posts in `total` that only have a text in the other language. Only for visitors, and only if `order` lists these posts last. */
    others?: number;
    next_cursor: components["schemas"]["NextCursor"];
    /** @description The most used tags visible to the caller, at most 100, with the number of their posts. The requested tag is included if it has posts. */
    tags: {
        name: string;
        count: number;
    }[];
    /** @description The requested tag; null if the caller can see no such tag. Absent if no tag was requested. */
    tag?: ShownTag | null;
};
/** A page of the titles of all posts. */
export type Archive = {
    items: ArchivedPost[];
    total: components["schemas"]["Total"];
    /** @description Number of posts in `total` that only have a text in the other language. */
    others: number;
    next_cursor: components["schemas"]["NextCursor"];
};
/** The title and publication time of a post. */
export type ArchivedPost = {
    slug: string;
    title: string;
    language: components["schemas"]["Language"];
    published_at: components["schemas"]["Time"];
};
/** The newest posts of a language with their bodies, at most 20. */
export type NewestPosts = {
    items: NewestPost[];
};
/** A post with its text in one language. */
export type NewestPost = PostBase & {
    translation: PostTranslation;
};
/** The pages and series of the blog, and the parts of its lists of posts and tags. */
export type Sitemap = {
    /** @description When a post last changed. */
    changed_at: components["schemas"]["Time"];
    /** @description Pages by face, the oldest of each face first. */
    pages: {
        face: PageFace;
        slug: string;
        languages: components["schemas"]["Language"][];
        changed_at: components["schemas"]["Time"];
    }[];
    /** @description Series that visitors can read. */
    series: {
        slug: string;
        languages: components["schemas"]["Language"][];
        changed_at: components["schemas"]["Time"];
    }[];
    posts: SitemapPart[];
    tags: SitemapPart[];
};
/** A part of a list of the sitemap, and when one of its entries last changed. */
export type SitemapPart = {
    part: number;
    changed_at: components["schemas"]["Time"];
};
/** The addresses of the posts in one part of the sitemap. */
export type SitemapPosts = {
    items: {
        slug: string;
        languages: components["schemas"]["Language"][];
        changed_at: components["schemas"]["Time"];
    }[];
};
/** The names of the tags in one part of the sitemap. */
export type SitemapTags = {
    items: {
        name: string;
        names: TagNames;
        languages: components["schemas"]["Language"][];
        changed_at: components["schemas"]["Time"];
    }[];
};
/** A new text of a post in one language. */
export type PostTranslationInput = {
    language: components["schemas"]["Language"];
    title: components["schemas"]["Visible"];
    summary?: string;
    /** @description Source in Markdown. */
    body?: string;
    status?: PostStatus;
    /** @description Publication time, in the past or the future; a future time schedules the publication. If it is null or absent, a text with the status `published` is published now. */
    published_at?: components["schemas"]["Time"] | null;
    /** @description When the text last changed for readers; must not be in the future. */
    updated_at?: components["schemas"]["Time"];
};
/** Changes of the text of a post in one language; an absent field keeps its value. */
export type PostTranslationUpdate = {
    language: components["schemas"]["Language"];
    /** @description Revision on which the edit is based; absent for a new language. */
    revision?: number;
    /** @description Version of the pending change that the editor last read, or 0 if there was none. Because the new text replaces the pending change, the request is refused as stale if the current version is a different one. If absent, the version is not checked. */
    version?: number;
    /** @description True removes the translation. */
    removed?: boolean;
    /** @description True does not mark the other translation as outdated, and does not change the time of the last change. */
    is_small_edit?: boolean;
    /** @description True marks this translation as up to date with the current original. */
    is_reviewed?: boolean;
    title?: components["schemas"]["Visible"];
    summary?: string;
    /** @description Source in Markdown. */
    body?: string;
    status?: PostStatus;
    /** @description Publication time, in the past or the future; a future time schedules the publication. A request that only changes times does not change the revision. */
    published_at?: components["schemas"]["Time"] | null;
    /** @description When the text last changed for readers; must not be in the future. If absent, a new text that is not a small edit sets it. */
    updated_at?: components["schemas"]["Time"];
};
/** A new post or page with its texts. */
export type PostCreate = {
    slug?: components["schemas"]["Slug"];
    tags?: Tags;
    cover?: components["schemas"]["MediaPath"] | null;
    is_unlisted?: boolean;
    is_pinned?: boolean;
    /** @description Creates a page of this face; null or absent creates a post. */
    page_face?: PageFace | null;
    is_in_menu?: boolean;
    canonical_url?: components["schemas"]["WebAddress"] | null;
    translations: PostTranslationInput[];
};
/** Changes of a post; an absent field keeps its value. */
export type PostUpdate = {
    slug?: components["schemas"]["Slug"];
    tags?: Tags;
    cover?: components["schemas"]["MediaPath"] | null;
    is_unlisted?: boolean;
    is_pinned?: boolean;
    /** @description Makes it a page of this face; null makes it a post. */
    page_face?: PageFace | null;
    is_in_menu?: boolean;
    canonical_url?: components["schemas"]["WebAddress"] | null;
    translations?: PostTranslationUpdate[];
};
/** A refusal because the item has changed since it was read, with the current post. */
export type StaleProblem = components["schemas"]["Problem"] & {
    current?: Post;
    /** @description Author of the last save; null if unknown. */
    author?: PostAuthor | null;
};
/** The text of a pending change to save. */
export type PendingInput = {
    /** @description Version of the pending change that was edited; 0 if there was none. */
    version: number;
    /** @description Revision of the saved text on which the change is based. */
    revision: number;
    title: string;
    summary: string;
    /** @description Source in Markdown. */
    body: string;
};
/** A saved change of a published text that visitors do not see yet. */
export type Pending = {
    language: components["schemas"]["Language"];
    version: number;
    /** @description Revision of the saved text on which the change is based. */
    revision: number;
    title: string;
    summary: string;
    /** @description Source in Markdown. */
    body: string;
    updated_at: components["schemas"]["Time"];
};
/** An earlier or the current state of a text, without its body. */
export type RevisionSummary = {
    language: components["schemas"]["Language"];
    revision: number;
    status: PostStatus;
    title: string;
    /** @description Name of the revision; empty for none. */
    name: string;
    /** @description Author of the revision; null if unknown. */
    author: PostAuthor | null;
    created_at: components["schemas"]["Time"];
    /** @description Length of the body in characters. */
    characters: number;
};
/** The name of a revision; empty for none. */
export type RevisionName = {
    name: string;
};
/** A report of a window in which a post is open for editing. */
export type WriterReport = {
    /** @description Random ID that the window chose for itself. */
    window: string;
    /** @description Whether somebody has typed in the window within the last minute. */
    is_writing: boolean;
};
/** A window in which a post is open for editing. */
export type Writer = {
    author: PostAuthor;
    /** @description Whether the window belongs to the caller's own account. */
    is_own: boolean;
    is_writing: boolean;
};
/** The other windows in which a post is open for editing. */
export type WriterList = {
    items: Writer[];
};
/** An earlier or the current state of a text. */
export type Revision = RevisionSummary & {
    summary: string;
    /** @description Source in Markdown. */
    body: string;
};
/** A page of the revisions of a text. */
export type RevisionList = {
    items: RevisionSummary[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** The post to create a preview link for. */
export type PreviewLinkRequest = {
    post_id: components["schemas"]["Uuid"];
};
/** A new link that shows a post to readers without an account, with its token. */
export type PreviewLink = {
    /** @description ID for deleting the link; it does not give access to the post. */
    id: string;
    /** @description Token that gives access to the post; returned only once. The server stores only its hash. */
    token: string;
    expires_at: components["schemas"]["Time"];
};
/** The active preview link of a post, without its token. */
export type KeptPreviewLink = {
    /** @description ID for deleting the link; it does not give access to the post. */
    id: string;
    expires_at: components["schemas"]["Time"];
};
/** A post in the trash. */
export type DeletedPost = {
    id: components["schemas"]["Uuid"];
    title: string;
    deleted_at: components["schemas"]["Time"];
    /** @description When it will be permanently deleted. */
    expires_at: components["schemas"]["Time"];
};
/** A page of the posts in the trash. */
export type DeletedPostList = {
    items: DeletedPost[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** A text in Markdown to render. */
export type PreviewRequest = {
    body: string;
    language?: components["schemas"]["Language"];
};
/** A text rendered as its page does, with its headings and reading time in minutes. */
export type Preview = {
    html: string;
    contents: Heading[];
    reading_minutes: number;
};
/** The address of a picture on another site to copy. */
export type MediaCopy = {
    /** @description Address of the picture, as written in the text. Signed addresses can be long. */
    address: string;
};
/** An uploaded media file; width and height are in pixels. */
export type Media = {
    id: string;
    url: string;
    width: number;
    height: number;
    content_type: string;
    /** @description Size in bytes. */
    size: number;
};
/** An item that uses a media file. */
export type MediaUse = {
    /** @enum {string} */
    kind: "post" | "project" | "experience" | "profile" | "site";
    /** @description ID of the item that uses the file; null for the profile and the site. */
    id: components["schemas"]["Uuid"] | null;
    title: string;
    /** @description Whether only earlier revisions of the text use the file. */
    is_history: boolean;
    /** @description Whether the item is in the trash. */
    is_deleted: boolean;
};
/** A file of the media library with its alt texts and uses; width and height are in pixels. */
export type MediaItem = {
    id: components["schemas"]["Uuid"];
    url: string;
    width: number;
    height: number;
    content_type: string;
    /** @description Size in bytes. */
    size: number;
    /** @description Name of the uploaded file; can be empty. */
    name: string;
    /** @description Alt text in Russian, or in English if there is no Russian one. */
    alt: string;
    /** @description Alt text for texts in each language; empty for none. */
    alts: {
        ru: string;
        en: string;
    };
    created_at: components["schemas"]["Time"];
    uses: MediaUse[];
    /** @description Number of items that use the file. */
    use_count: number;
};
/** A page of the media library. */
export type MediaList = {
    items: MediaItem[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** Changes of a media file; an absent field keeps its value. */
export type MediaUpdate = {
    /** @description Sets the `alt` of the response. A text with Cyrillic letters becomes the Russian alt text. Any other text becomes the English one and clears the Russian one. An empty text clears both. Clients that support languages send `alts`, which is applied after `alt`. */
    alt?: string;
    /** @description Alt text in each language. A language that is absent keeps its alt text. */
    alts?: {
        ru?: string;
        en?: string;
    };
    name?: string;
};
/** An item that a search found, with an excerpt. */
export type SearchItem = {
    /** @enum {string} */
    kind: "post" | "page" | "project" | "experience" | "career";
    id: components["schemas"]["Uuid"];
    slug: string | null;
    /** @description Face of a page; null for other kinds. */
    page_face: PageFace | null;
    /** @description Section title of a CV entry, in the language of the text; null for other kinds. On `/resume` the ID of the entry is an anchor. */
    section_title: string | null;
    title: string;
    language: components["schemas"]["Language"];
    /** @description Excerpt as HTML; contains no element other than `mark`. */
    snippet: string;
    published_at: components["schemas"]["Time"] | null;
};
/**
 * Kind of a result of the search in the admin panel.
 * @enum {string}
 */
export type PanelSearchKind = "post" | "project" | "experience" | "career" | "message" | "picture";
/** A result of the search in the admin panel. */
export type PanelSearchItem = {
    kind: PanelSearchKind;
    /**
     * @description Kind of the item; for a picture, the kind of the item whose text shows it.
     * @enum {string}
     */
    item: "post" | "project" | "experience" | "career" | "message";
    /** @description ID of the item. */
    id: components["schemas"]["Uuid"];
    /** @description Title of the item; for a picture, its alt text. */
    title: string;
    language: components["schemas"]["Language"];
    /** @description Whether the item is in the trash. */
    is_deleted: boolean;
    /**
     * @description Folder of a message; null for other kinds.
     * @enum {string|null}
     */
    state: "inbox" | "archived" | "spam" | null;
};
/** The results of a search in the admin panel. */
export type PanelSearchAnswer = {
    items: PanelSearchItem[];
};
/** The synonyms of the search. */
export type SearchTwins = {
    /** @description Groups of synonyms, each of single-word names, such as `react` and `реакт`. */
    groups: components["schemas"]["Visible"][][];
};
/** The results of a search of the site. */
export type SearchAnswer = {
    items: SearchItem[];
    /** @description Number of texts that contain the words; at 200 there may be more. With `prefer`, each item counts once, and from 100 there may be more. */
    total: number;
    /** @description Query used instead of the one that was sent; null if the sent query was used. */
    suggestion: string | null;
};
/** The paths of the contract and their methods. */
export type paths = {
    "/api/v1/posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Returns published posts to visitors, and all posts to signed-in callers with a role, ordered by publication time unless `order` says otherwise. With `q`, returns posts that have all the words in one text, from the 500 newest such texts; for callers with a role, also from 500 drafts and 500 pending changes.
         */
        get: operations["listPosts"];
        put?: never;
        /** Create a post */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Render a preview of a text */
        post: operations["previewPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/newest/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the newest posts in a language
         * @description Returns the twenty newest posts with a published text in the language, with their complete texts, the most recently published in that language first. Feeds are built from this list. The response is the same for all callers.
         */
        get: operations["listNewestPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/archive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the titles of all posts
         * @description Returns at most 1,000 titles per page, in the order that `listPosts` uses for `order=language`. A post without a text in the language has its title in the other language. The response is the same for all callers.
         */
        get: operations["listArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/slug/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a post by slug */
        get: operations["getPostBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /** Delete a post */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /** Update a post */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/api/v1/deleted-posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deleted posts */
        get: operations["listDeletedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deleted-posts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Permanently delete a post from the trash */
        delete: operations["purgePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deleted-posts/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted post */
        post: operations["restorePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}/pending/{language}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a pending change
         * @description Saves a change of a translation without publishing it; editors use this for autosave. An update of the post that contains a text in this language takes effect at once and discards the pending change. The same request, repeated after a lost response, returns the change that it saved.
         */
        put: operations["savePending"];
        post?: never;
        /** Discard a pending change */
        delete: operations["dropPending"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}/revisions/{language}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List revisions of a translation */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}/revisions/{language}/{revision}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a revision of a translation */
        get: operations["getRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Name a revision
         * @description Sets the name of a stored revision. A named revision is kept however many revisions follow it; of the unnamed ones, the 200 newest in each language are kept. An empty name removes the name.
         */
        patch: operations["nameRevision"];
        trace?: never;
    };
    "/api/v1/post-writers/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an open editor
         * @description Reports that a window has the post open in an editor, and returns the other windows that have it open. An editor that is visible to its user sends this every 15 seconds. A window that has sent nothing for 45 seconds counts as closed.
         */
        post: operations["reportWriter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link
         * @description Creates a link that shows a post, as it would be published, to people without an account. It expires after 30 days. A post has at most one link; creating a new one invalidates the previous link.
         */
        post: operations["createPreviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preview-links/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a post by preview link */
        get: operations["getSharedPost"];
        put?: never;
        post?: never;
        /** Delete a preview link */
        delete: operations["deletePreviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media files */
        get: operations["listMedia"];
        put?: never;
        /** Upload a media file */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a media file */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /** Move an unused media file to the trash */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /**
         * Update a media file
         * @description Changes the alt text or the name of a file. Texts that already contain the file keep their own alt text.
         */
        patch: operations["updateMedia"];
        trace?: never;
    };
    "/api/v1/media/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a media file
         * @description Replaces a file everywhere except in the revision history. The new file gets a new address because browsers cache the old one for a year. Texts, pending changes, covers and photos are rewritten in one transaction, and each changed text of a post becomes a new revision.
         */
        put: operations["replaceMedia"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media/copies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a picture from another site
         * @description Downloads a picture from the public internet, of at most 10 MB, and stores a copy, because pages only show pictures that are stored on this site. If the address is a picture of this site, returns that picture. Returns 422 if copying is turned off in the server settings.
         */
        post: operations["copyMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the site
         * @description Returns published texts that contain all the words, ordered by relevance (BM25 over title, tags, headings, summary, prose and code, with some weight for word proximity and recency). If no text contains all the words, returns those that match most of the total word weight. Words in quotes are a phrase, a minus before a word excludes texts with it, and `tag:` restricts the search to a tag. Words that no text contains are interpreted as typed on the wrong keyboard layout or with a typo; `suggestion` then contains the query that was used.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/panel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the admin panel
         * @description Works like `search`, but only returns items that contain all the words, and also finds content that is not public: drafts, pending changes, hidden projects and work experience, messages, deleted items in the trash, and pictures in texts by their alt text. Items with the words in the title come first. The last word, while still incomplete, matches words that begin with it.
         */
        get: operations["searchPanel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/twins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List search synonyms
         * @description Returns the groups of synonyms that the owner added. A text that contains one name of a group is also found by the others. Common synonyms are built in and are not in the list.
         */
        get: operations["getSearchTwins"];
        /** Replace search synonyms */
        put: operations["replaceSearchTwins"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Returns at most 1,000 tags with their names in both languages, the most used first, and the tags deleted in the last 30 days.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tag */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Removes the tag from its posts. It can be restored for 30 days.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Update a tag
         * @description Changes the names and descriptions of a tag. Former names still refer to the tag, in `?tag=` and in posts.
         */
        patch: operations["updateTag"];
        trace?: never;
    };
    "/api/v1/tags/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted tag */
        post: operations["restoreTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/{id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a tag into another
         * @description Moves to the target tag this tag's posts, all names that refer to this tag, and the names and descriptions that the target tag lacks. Cannot be undone.
         */
        post: operations["mergeTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series
         * @description Returns at most 500 series. Visitors get the series with at least one post that they can read, and in each only these posts. Callers with a role get all series, and those deleted in the last 30 days.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * Create a series
         * @description Adds the given posts to the new series in this order and removes them from their previous series.
         */
        post: operations["createSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series-pages/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a series by slug
         * @description Returns the series with its posts in order. For visitors, a series without a post that they can read does not exist. A former slug returns the series with its current slug.
         */
        get: operations["getSeriesBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a series
         * @description Returns the series with its posts, drafts included. Visitors use `/series-pages/`.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        /**
         * Delete a series
         * @description Deletes the series but not its posts. It can be restored for 30 days.
         */
        delete: operations["deleteSeries"];
        options?: never;
        head?: never;
        /**
         * Update a series
         * @description Puts `posts` first, in this order; posts that were not in the series are added and removed from their previous series. The other posts follow in their previous order. `removed` lists posts to remove from the series.
         */
        patch: operations["updateSeries"];
        trace?: never;
    };
    "/api/v1/series/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted series */
        post: operations["restoreSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sitemap/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sitemap index
         * @description Returns the parts of the sitemap. Each post and each tag is permanently assigned to one part, so a change of a post affects only one part of posts.
         */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sitemap/posts/{part}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts of a sitemap part
         * @description Returns at most 500 posts that visitors can read; an empty list if the part has none left.
         */
        get: operations["listSitemapPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sitemap/tags/{part}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of a sitemap part
         * @description Returns at most 500 tags, each with the languages in which a visitor finds posts.
         */
        get: operations["listSitemapTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the daily backups
         * @description For owners and superusers. Returns the result of the last backup attempt, so it also works while the backup storage is unavailable.
         */
        get: operations["getBackups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a doubtful backup
         * @description For owners and superusers. Confirms that the content missing from the newest backup was deleted on purpose; later backups are compared with this one. Returns 409 if the newest backup is not of this day or is not doubtful.
         */
        post: operations["acceptBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get reading statistics
         * @description For owners and superusers. Counts page views on one face (part of the site: portfolio or blog), except those by bots and other programs, and by visitors who opt out of tracking (`DNT: 1` or `Sec-GPC: 1`). Days and hours are in UTC. A visitor is counted once per day and face and cannot be recognized later, so the number of visitors of several days is the sum of the daily numbers.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/figures/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all reading statistics
         * @description For owners and superusers. Returns CSV with the columns `span, at, face, kind, name, views, visitors`: hourly rows for the last two days, daily rows for the last 400 days, and monthly rows before that. `kind` is `all`, `page`, `referrer` or `language`; the name `*` combines all pages or sites beyond those stored by name for a day.
         */
        get: operations["exportFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
/** The schemas, responses, parameters and headers of the contract. */
export type components = {
    schemas: {
        BackupKind: BackupKind;
        BackupLoss: BackupLoss;
        Backups: Backups;
        FiguresPeriod: FiguresPeriod;
        Figures: Figures;
        FiguresMoment: FiguresMoment;
        FiguresRow: FiguresRow;
        BackupAcceptance: BackupAcceptance;
        Tags: Tags;
        Status: PostStatus;
        Heading: Heading;
        PostLink: PostLink;
        Author: PostAuthor;
        PostTranslationSummary: PostTranslationSummary;
        PostTranslation: PostTranslation;
        PageFace: PageFace;
        PostBase: PostBase;
        PostSummary: PostSummary;
        Post: Post;
        ShownTag: ShownTag;
        TagNames: TagNames;
        Tag: Tag;
        TagList: TagList;
        TagName: TagName;
        TagUpdate: TagUpdate;
        TagMerge: TagMerge;
        PostSeries: PostSeries;
        SeriesTitles: SeriesTitles;
        Series: Series;
        SeriesList: SeriesList;
        SeriesPage: SeriesPage;
        SeriesTitle: SeriesTitle;
        SeriesTitlesInput: SeriesTitlesInput;
        SeriesDescriptions: SeriesDescriptions;
        SeriesPosts: SeriesPosts;
        SeriesCreate: SeriesCreate;
        SeriesUpdate: SeriesUpdate;
        PostList: PostList;
        Archive: Archive;
        ArchivedPost: ArchivedPost;
        NewestPosts: NewestPosts;
        NewestPost: NewestPost;
        Sitemap: Sitemap;
        SitemapPart: SitemapPart;
        SitemapPosts: SitemapPosts;
        SitemapTags: SitemapTags;
        PostTranslationInput: PostTranslationInput;
        PostTranslationUpdate: PostTranslationUpdate;
        PostCreate: PostCreate;
        PostUpdate: PostUpdate;
        StaleProblem: StaleProblem;
        PendingInput: PendingInput;
        Pending: Pending;
        RevisionSummary: RevisionSummary;
        RevisionName: RevisionName;
        WriterReport: WriterReport;
        Writer: Writer;
        WriterList: WriterList;
        Revision: Revision;
        RevisionList: RevisionList;
        PreviewLinkRequest: PreviewLinkRequest;
        PreviewLink: PreviewLink;
        KeptPreviewLink: KeptPreviewLink;
        DeletedPost: DeletedPost;
        DeletedPostList: DeletedPostList;
        PreviewRequest: PreviewRequest;
        Preview: Preview;
        MediaCopy: MediaCopy;
        Media: Media;
        MediaUse: MediaUse;
        MediaItem: MediaItem;
        MediaList: MediaList;
        MediaUpdate: MediaUpdate;
        SearchItem: SearchItem;
        PanelSearchKind: PanelSearchKind;
        PanelSearchItem: PanelSearchItem;
        PanelSearchAnswer: PanelSearchAnswer;
        SearchTwins: SearchTwins;
        SearchAnswer: SearchAnswer;
        /** @enum {string} */
        Language: "ru" | "en";
        /**
         * Format: date-time
         * @description ISO 8601 with a time zone; an existing day in the years 1000 to 2999, without leap seconds. Responses are in UTC.
         */
        Time: string;
        Uuid: string;
        Total: number;
        /** @description The value of `cursor` for the next page; null on the last page. */
        NextCursor: string | null;
        /** @description Problem details (RFC 9457) with an `error` member; its `message` equals `detail`. */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            error: {
                code: string;
                /** @description Equal to `detail`. */
                message: string;
                fields?: {
                    /** @description Field names joined by dots. */
                    path: string;
                    /** @description `invalid` if the value does not match its schema; otherwise the code of a rule that the schema cannot express. */
                    code?: string;
                    message: string;
                }[];
            };
        };
        /** @description Must not have the form of an ID, because an ID can take the same place in an address. */
        Slug: string;
        /** @description Text with at least one visible character. */
        Visible: string;
        /**
         * Format: picture-address
         * @description The address of an uploaded picture. A picture of another site must be copied first (`copyMedia`).
         */
        MediaPath: string;
        /**
         * Format: web-address
         * @description An http or https address. The format `web-address` requires that the WHATWG `URL` parser accepts it, as browsers do: its host is well-formed and its port is at most 65535. Letters of any alphabet are allowed.
         */
        WebAddress: string;
        /**
         * Format: calendar-date
         * @description A month (YYYY-MM) or a day (YYYY-MM-DD) in the years 1000 to 2999. The pattern accepts only existing days and takes leap years into account.
         */
        CalendarDate: string;
        /** @enum {string} */
        Face: "portfolio" | "blog";
    };
    responses: {
        /** @description Another post has this slug (`slug_taken`), or another request took it in the meantime (`conflict`). A request with the same `Idempotency-Key` is still in progress (`key_in_use`; `Retry-After` says when to retry). */
        SlugTakenOrKeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "slug_taken" | "conflict" | "key_in_use";
                        fields?: {
                            /** @enum {string} */
                            code?: "slug_taken";
                        }[];
                    };
                };
            };
        };
        /** @description The text was changed after it was read (`stale_revision`); `current` contains the current post. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": StaleProblem & {
                    error?: {
                        /** @enum {string} */
                        code?: "stale_revision";
                    };
                };
            };
        };
        /** @description The text was changed after it was read (`stale_revision`; `current` contains the current post), another post has this slug (`slug_taken`), or a concurrent write came first (`conflict`). */
        PostConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": StaleProblem & {
                    error?: {
                        /** @enum {string} */
                        code?: "stale_revision" | "slug_taken" | "conflict";
                        fields?: {
                            /** @enum {string} */
                            code?: "slug_taken";
                        }[];
                    };
                };
            };
        };
        /** @description The newest backup is not of this day, or is not doubtful (`conflict`). A request with the same `Idempotency-Key` is still in progress (`key_in_use`; `Retry-After` says when to retry). */
        NotDoubtfulOrKeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "conflict" | "key_in_use";
                    };
                };
            };
        };
        /** @description A text, its revision history, a cover or a photo uses the file (`media_in_use`), or another request started to use it in the meantime (`conflict`). */
        MediaInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "media_in_use" | "conflict";
                    };
                };
            };
        };
        /** @description Copying is turned off in the server settings (`copying_off`), fields do not match their schemas (`invalid_fields`), the address returns no picture or is not on the public internet (`picture_unreachable`), or the downloaded file is not a complete JPEG, PNG, WebP, AVIF or GIF (`invalid_picture`). A different request was sent with the same `Idempotency-Key` (`key_reused`). */
        NoCopyOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "copying_off" | "invalid_fields" | "picture_unreachable" | "invalid_picture" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, the tag would have no name, or a name refers to another tag (`invalid_fields`; field code `name_needed` or `name_taken`). */
        InvalidTag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "name_needed" | "name_taken";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, the series would have no title, a post does not exist or is a page, or the series would have more than 100 posts (`invalid_fields`; field code `title_needed`, `unknown_post` or `too_many_posts`). */
        InvalidSeries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "title_needed" | "unknown_post" | "too_many_posts";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, no title is given, or a post does not exist or is a page (`invalid_fields`; field code `title_needed` or `unknown_post`). A different request was sent with the same `Idempotency-Key` (`key_reused`). */
        InvalidSeriesOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "title_needed" | "unknown_post";
                        }[];
                    };
                };
            };
        };
        /** @description Another series has this slug (`slug_taken`), or another request took it in the meantime (`conflict`). */
        SeriesSlugTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "slug_taken" | "conflict";
                        fields?: {
                            /** @enum {string} */
                            code?: "slug_taken";
                        }[];
                    };
                };
            };
        };
        /** @description Another series has this slug (`slug_taken`), or another request took it in the meantime (`conflict`). A request with the same `Idempotency-Key` is still in progress (`key_in_use`; `Retry-After` says when to retry). */
        SeriesSlugTakenOrKeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "slug_taken" | "conflict" | "key_in_use";
                        fields?: {
                            /** @enum {string} */
                            code?: "slug_taken";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, two translations have the same language, or the given time of the last change is in the future (`invalid_fields`; field code `repeated_language` or `time_in_future`; `slug_reserved` if the site itself uses the address of a page), or the Markdown takes too long to render or has too many headings or footnotes (`text_too_complex`). A different request was sent with the same `Idempotency-Key` (`key_reused`). */
        InvalidPostOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "text_too_complex" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "repeated_language" | "time_in_future" | "slug_reserved";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, two translations have the same language, a new translation has no title, no translation would remain, or the given time of the last change is in the future (`invalid_fields`; field code `repeated_language`, `title_required`, `last_language` or `time_in_future`; `slug_reserved` if the site itself uses the address of a page), or the Markdown takes too long to render or has too many headings or footnotes (`text_too_complex`). */
        InvalidPostUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "text_too_complex";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "repeated_language" | "title_required" | "last_language" | "time_in_future" | "slug_reserved";
                        }[];
                    };
                };
            };
        };
        /** @description The request cannot be read (`malformed`, as for any call), or the cursor is not valid (`malformed_cursor`). */
        BadCursor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "malformed" | "malformed_cursor";
                    };
                };
            };
        };
        /** @description The token is not valid (`invalid_token`). */
        InvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_token";
                    };
                };
            };
        };
        /** @description The personal access token lacks the required scope, or the operation is closed to personal access tokens (`insufficient_scope`). */
        InsufficientScope: {
            headers: {
                /** @description Contains `error="insufficient_scope"` (RFC 6750) and the scopes that would allow the call, if there are any. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "insufficient_scope";
                    };
                };
            };
        };
        /** @description Fields of the request do not match their schemas (`invalid_fields`); `error.fields` lists them. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description The service is temporarily unavailable (`unavailable`), or its database is damaged (`damaged`). */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "unavailable" | "damaged";
                    };
                };
            };
        };
        /** @description The request cannot be read (`malformed`, as for any call, or for a body nested more than 40 levels deep), or its body is not JSON in UTF-8 (`malformed_json`). */
        BadJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "malformed" | "malformed_json";
                    };
                };
            };
        };
        /** @description There is no access token (`unauthorized`), or it is not valid (`invalid_token`). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "unauthorized" | "invalid_token";
                    };
                };
            };
        };
        /** @description The caller's role does not allow this (`forbidden`), or the personal access token lacks the required scope (`insufficient_scope`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "forbidden" | "insufficient_scope";
                    };
                };
            };
        };
        /** @description The body, the file or the picture is larger than allowed (`too_large`). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "too_large";
                    };
                };
            };
        };
        /** @description The content type of the body is not accepted (`unsupported_media_type`). */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "unsupported_media_type";
                    };
                };
            };
        };
        /** @description The disk is full or not writable (`storage_full`). Nothing was written; reading still works. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "storage_full";
                    };
                };
            };
        };
        /** @description Fields do not match their schemas (`invalid_fields`), or the Markdown takes too long to render or has too many headings or footnotes (`text_too_complex`). */
        InvalidText: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "text_too_complex";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description There were too many requests (`too_many_requests`); `Retry-After` contains the seconds to wait. */
        TooMany: {
            headers: {
                /** @description Seconds to wait before the next request. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "too_many_requests";
                    };
                };
            };
        };
        /** @description The request cannot be read (`malformed`): its address contains an invalid escape, or a text contains NUL or half of a surrogate pair. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "malformed";
                    };
                };
            };
        };
        /** @description The item does not exist, or a part of the path does not match its schema (`not_found`). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "not_found";
                    };
                };
            };
        };
        /** @description The operation succeeded; the response has no body. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The item no longer has the `ETag` given in `If-Match` (`precondition_failed`). Nothing was changed; read the item again. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "precondition_failed";
                    };
                };
            };
        };
        /** @description The caller's role does not allow this (`forbidden`), the operation is closed to personal access tokens (`insufficient_scope`), or the user has neither signed in nor confirmed their identity within the last ten minutes (`confirmation_required`): call `confirmSession`, then repeat the request. */
        ForbiddenOrUnconfirmed: {
            headers: {
                /** @description Contains `error="insufficient_user_authentication"` (RFC 9470) if a confirmation is required; the token remains valid. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "forbidden" | "insufficient_scope" | "confirmation_required";
                    };
                };
            };
        };
        /** @description Another request changed the data at the same time (`conflict`), or a call with this `Idempotency-Key` is still being processed (`key_in_use`; `Retry-After` contains the seconds to wait). */
        ConflictOrKeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "conflict" | "key_in_use";
                    };
                };
            };
        };
        /** @description This `Idempotency-Key` was already used for a different request (`key_reused`). */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "key_reused";
                    };
                };
            };
        };
        /** @description The request cannot be read (`malformed`, as for any call), or its body is incomplete or not multipart (`malformed_upload`). */
        BadUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "malformed" | "malformed_upload";
                    };
                };
            };
        };
        /** @description A call with this `Idempotency-Key` is still being processed (`key_in_use`); `Retry-After` contains the seconds to wait. */
        KeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "key_in_use";
                    };
                };
            };
        };
        /** @description The field `file` does not contain exactly one file (`invalid_fields`), or the file is damaged or of a type that this operation does not accept (`invalid_picture`). Pictures are JPEG, PNG, WebP, AVIF or GIF; files for texts may also be SVG, MP4 or WebM. Or this `Idempotency-Key` was already used for a different request (`key_reused`). */
        InvalidPictureOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "invalid_picture" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description Another request changed the data at the same time (`conflict`). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "conflict";
                    };
                };
            };
        };
        /** @description The field `file` does not contain exactly one file (`invalid_fields`), or the file is damaged or of a type that this operation does not accept (`invalid_picture`). Pictures are JPEG, PNG, WebP, AVIF or GIF; files for texts may also be SVG, MP4 or WebM. */
        InvalidPicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "invalid_picture";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description Fields of the request do not match their schemas (`invalid_fields`); `error.fields` lists them. Or this `Idempotency-Key` was already used for a different request (`key_reused`). */
        InvalidOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
    };
    parameters: {
        /** @description The maximum number of items to return. */
        Limit: number;
        /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
        Cursor: string;
        /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
        Page: number;
        /** @description Return only this translation of each item; if it is missing, the other one. */
        LanguageFilter: components["schemas"]["Language"];
        /** @description Only items that changed or were published at this time or later. Every change that readers see counts, no matter who made it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. Deleted items are in no list: a program that keeps a copy uses webhooks, or compares IDs. */
        UpdatedSince: components["schemas"]["Time"];
        /** @description Text to search for. */
        Query: string;
        /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
        IdempotencyKey: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
        /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
        IfMatch: string;
        /** @description The language of the text. */
        LanguagePath: components["schemas"]["Language"];
    };
    requestBodies: {
        /** @description One file, in the field `file`. */
        File: {
            content: {
                "multipart/form-data": {
                    file: Blob;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
/** The operations of the contract by their `operationId`. */
export interface operations {
    listPosts: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
                page?: components["parameters"]["Page"];
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Only items that changed or were published at this time or later. Every change that readers see counts, no matter who made it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. Deleted items are in no list: a program that keeps a copy uses webhooks, or compares IDs. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Text to search for. */
                q?: components["parameters"]["Query"];
                /** @description Only posts with this tag, given by one of its names (former names included) or by its slug. */
                tag?: string;
                /** @description Only posts with a translation in this state. Only for callers with a role; ignored for others. `published` selects posts that appear in lists, `unlisted` posts that are only reachable by their address, `pending` posts with a pending change. */
                status?: "draft" | "published" | "scheduled" | "unlisted" | "pending" | "outdated";
                /** @description Only posts with a translation in this language; `status` then applies to that translation. Only for callers with a role; ignored for others. */
                text_language?: components["schemas"]["Language"];
                /** @description Only posts by the account with this ID. Only for callers with a role; ignored for others. */
                author?: components["schemas"]["Uuid"];
                /** @description Whether to list posts or pages. A page is a text with its own address that appears in no list for visitors, so only callers with a role get pages; for others the list is empty. */
                kind?: "post" | "page";
                /** @description Sort order by time. `language` lists posts with a text in `language` first (newest first), followed by posts with a text only in the other language (newest first). `pinned` lists the newest pinned posts first, at most ten and at most one page of them, and continues like `language`; with `tag` it is the same as `language`. With `q` or without `language`, neither groups posts by language; with any filter other than `tag`, both are the same as `newest`. `changed` lists the most recently edited posts first; it is for callers with a role, and for visitors the same as `newest`. */
                order?: "newest" | "oldest" | "pinned" | "language" | "changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PostList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "iot"
                 *       ],
                 *       "translations": [
                 *         {
                 *           "language": "ru",
                 *           "title": "Первый пост",
                 *           "body": "Привет"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": PostCreate;
            };
        };
        responses: {
            /** @description The created post. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Post;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SlugTakenOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPostOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "# Заголовок"
                 *     }
                 */
                "application/json": PreviewRequest;
            };
        };
        responses: {
            /** @description The rendered text, as the published page shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Preview;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidText"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewestPosts: {
        parameters: {
            query: {
                /** @description Language of the texts. */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The twenty newest posts in the language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewestPosts;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArchive: {
        parameters: {
            query: {
                /** @description Language of the reader. */
                language: components["schemas"]["Language"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of post titles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Archive;
                };
            };
            400: components["responses"]["BadCursor"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostBySlug: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Face (part of the site: portfolio or blog) of the page to return. Absent: only posts are found, and the slug of a page returns 404. */
                page_face?: PageFace;
            };
            header?: never;
            path: {
                /** @description Slug of the post. A former slug returns the post with its current slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post with its current slug, also if it was requested by a former slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Post;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Post;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "translations": [
                 *         {
                 *           "language": "ru",
                 *           "revision": 3,
                 *           "title": "Второй заголовок"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": PostUpdate;
            };
        };
        responses: {
            /** @description The updated post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Post;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PostConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPostUpdate"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDeletedPosts: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted posts that can still be restored, the most recently deleted first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletedPostList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restorePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored post with its revisions. If another post has taken its slug in the meantime, a number is appended to the slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Post;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrKeyInUse"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    savePending: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "revision": 3,
                 *       "title": "Заголовок",
                 *       "summary": "",
                 *       "body": "Текст"
                 *     }
                 */
                "application/json": PendingInput;
            };
        };
        responses: {
            /** @description The saved pending change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Pending;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Stale"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    dropPending: {
        parameters: {
            query?: {
                /** @description Version of the pending change to discard. Absent: any version is discarded. */
                version?: number;
            };
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Stale"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stored revisions, the newest first. Consecutive saves by one person within ten minutes are stored as one revision, unless visitors could read the earlier text, it has a name or a different status, or a translation is based on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RevisionList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
                /** @description Revision number. If that revision is not stored, the newest stored revision before it is returned. */
                revision: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Revision;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
                /** @description Revision number. */
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Перед правкой редактора"
                 *     }
                 */
                "application/json": RevisionName;
            };
        };
        responses: {
            /** @description The revision without its text, as in the list of revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RevisionSummary;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reportWriter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "window": "0f9ab4d233a14b0e8f0c94c5a9b8d001",
                 *       "is_writing": true
                 *     }
                 */
                "application/json": WriterReport;
            };
        };
        responses: {
            /** @description The other windows that have the post open, those with somebody typing first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WriterList;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createPreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post_id": "7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11"
                 *     }
                 */
                "application/json": PreviewLinkRequest;
            };
        };
        responses: {
            /** @description The created link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PreviewLink;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSharedPost: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path: {
                /** @description Token of the preview link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post as it would look if it were published now, with its drafts and pending changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Post;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidText"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the preview link, or its token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: components["parameters"]["Query"];
                /** @description `unused` returns only files that nothing uses. Revisions of a post count as uses. */
                state?: "unused";
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files of the media library and where each is used, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Media;
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPictureOrKeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaItem;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MediaInUse"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alts": {
                 *         "ru": "Плата сверху",
                 *         "en": "The board from above"
                 *       }
                 *     }
                 */
                "application/json": MediaUpdate;
            };
        };
        responses: {
            /** @description The updated media file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaItem;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    replaceMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description The new file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaItem;
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPicture"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    copyMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://example.com/picture.png"
                 *     }
                 */
                "application/json": MediaCopy;
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Media;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["NoCopyOrKeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description Search query. */
                q: string;
                /** @description Only texts in this language. */
                language?: components["schemas"]["Language"];
                /** @description Returns each item once: its text in this language if that was found, otherwise the one in the other language. */
                prefer?: components["schemas"]["Language"];
                /** @description Only posts, only pages, only projects, only jobs (work experience) or only other CV entries. */
                kind?: "post" | "page" | "project" | "experience" | "career";
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search results, the most relevant first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPanel: {
        parameters: {
            query: {
                /** @description Search query. */
                q: string;
                /** @description Language of titles, for items that were also found in this language. */
                language?: components["schemas"]["Language"];
                /** @description Only items of this kind. */
                kind?: PanelSearchKind;
                /** @description Maximum number of items of each kind. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, grouped by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PanelSearchAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSearchTwins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of synonyms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchTwins;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceSearchTwins: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groups": [
                 *         [
                 *           "microcontroller",
                 *           "микроконтроллер",
                 *           "mcu"
                 *         ]
                 *       ]
                 *     }
                 */
                "application/json": SearchTwins;
            };
        };
        responses: {
            /** @description The new groups of synonyms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchTwins;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags with their names in both languages, the most used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TagList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag with its names in both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tag;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "en": "electronics"
                 *       }
                 *     }
                 */
                "application/json": TagUpdate;
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tag;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidTag"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored tag, assigned again to the posts that had it and have fewer than 20 tags now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tag;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    mergeTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": TagMerge;
            };
        };
        responses: {
            /** @description The target tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tag;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Series with their titles in both languages, the most recently created first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SeriesList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titles": {
                 *         "ru": "Умный дом"
                 *       }
                 *     }
                 */
                "application/json": SeriesCreate;
            };
        };
        responses: {
            /** @description The created series. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Series;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SeriesSlugTakenOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidSeriesOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSeriesBySlug: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path: {
                /** @description Slug of the series, or a former slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series with its posts in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SeriesPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series with the IDs of its posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Series;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "titles": {
                 *         "en": "A house that writes letters"
                 *       }
                 *     }
                 */
                "application/json": SeriesUpdate;
            };
        };
        responses: {
            /** @description The updated series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Series;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SeriesSlugTaken"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidSeries"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreSeries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored series with those of its posts that are in no other series now. If another series has taken its slug in the meantime, a number is appended to the slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Series;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSitemap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sitemap parts, the pages and the series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sitemap;
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSitemapPosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the part, starting at 1. */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts of the part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SitemapPosts;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSitemapTags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the part, starting at 1. */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags of the part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SitemapTags;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the backups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Backups;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptBackup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-01-31"
                 *     }
                 */
                "application/json": BackupAcceptance;
            };
        };
        responses: {
            /** @description The new state of the backups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Backups;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            409: components["responses"]["NotDoubtfulOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getFigures: {
        parameters: {
            query: {
                /** @description Period: `day` is the last 24 hours by hour, `month` the last 30 days by day, `year` the last 12 months by month. */
                period: FiguresPeriod;
                /** @description Face whose pages are counted. */
                face: components["schemas"]["Face"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Figures;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
}
