// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/**
 * Kind of an item in the trash.
 * @enum {string}
 */
export type DeletedKind = "project" | "experience" | "message" | "picture";
/** An item in the trash. */
export type DeletedItem = {
    id: components["schemas"]["Uuid"];
    kind: DeletedKind;
    /** @description Title of the project, job title of the experience, sender of the message, or alt text or file name of the picture. */
    title: string;
    deleted_at: components["schemas"]["Time"];
    /** @description When it will be permanently deleted. */
    expires_at: components["schemas"]["Time"];
};
/** A page of the items in the trash. */
export type DeletedList = {
    items: DeletedItem[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** A project of the portfolio, with its translations. */
export type Project = {
    id: components["schemas"]["Uuid"];
    /** @description The slug in the address of the project page. */
    slug: string;
    position: number;
    is_published: boolean;
    is_featured: boolean;
    github_url: components["schemas"]["WebAddress"] | null;
    demo_url: components["schemas"]["WebAddress"] | null;
    technologies: Technologies;
    started_on: components["schemas"]["CalendarDate"] | null;
    finished_on: components["schemas"]["CalendarDate"] | null;
    /** @description Address of the cover. If the project has no cover, the address of the cover that the site generates for it. */
    cover: string | null;
    /** @description True if the site generates the cover because the project has none of its own; otherwise absent. */
    is_cover_drawn?: boolean;
    updated_at: components["schemas"]["Time"];
    translations: ProjectTranslation[];
};
/** A project with the additional data of its page. */
export type ProjectPage = Project & {
    /** @description The languages in which the project has a translation. */
    languages: components["schemas"]["Language"][];
    /** @description The blurred cover of 384 by 240 pixels, as a data URL of at most 3 kB, to show until the cover is loaded. Null if there is no cover, if it is transparent or if it is from another site. */
    cover_preview?: string | null;
    /** @description The newest listed posts whose published texts link to the page of the project; those without a text in the requested language come last. */
    posts?: ProjectPost[];
    /** @description The previous project, in the order of the home page; null if there is none. */
    previous: ProjectLink | null;
    next: ProjectLink | null;
};
/** The title of a project, for a link to its page. */
export type ProjectLink = {
    slug: string;
    title: string;
    language: components["schemas"]["Language"];
};
/** The title of a post that links to a project. */
export type ProjectPost = {
    slug: string;
    title: string;
    language: components["schemas"]["Language"];
    published_at: components["schemas"]["Time"] | null;
};
/** The texts of a project in one language. */
export type ProjectTranslation = {
    id: components["schemas"]["Uuid"];
    language: components["schemas"]["Language"];
    title: components["schemas"]["Visible"];
    /** @description The title for the heading of its page: with the quotation marks and no-break spaces of its language, and with soft hyphens in long words. Only in the answer for a page, and absent there if it equals `title`. */
    title_typeset?: string;
    summary: string;
    /** @description The result in a few words; may begin with a figure. */
    outcome: string;
    /** @description The owner's role in the project. */
    role: string;
    /** @description The team of the project. */
    team: string;
    /** @description Markdown; only for callers with a role. */
    description?: string;
    /** @description Sanitized HTML. */
    description_html: string;
    /** @description Markdown; only for callers with a role. */
    body?: string;
    /** @description Sanitized HTML; only in responses with a single project. */
    body_html?: string;
    /** @description Plain text for search engines: the summary or, without one, the outcome or the first sentence of the text; only in responses with a single project. */
    meta_description?: string;
    /** @description Whether the project page has a long text in addition to the description. */
    has_body: boolean;
};
/** The texts of a new translation of a project. */
export type ProjectTranslationInput = {
    language: components["schemas"]["Language"];
    title: components["schemas"]["Visible"];
    summary?: string;
    /** @description The result in a few words; may begin with a figure. */
    outcome?: string;
    /** @description The owner's role in the project. */
    role?: string;
    /** @description The team of the project. */
    team?: string;
    /** @description Markdown. */
    description?: string;
    /** @description Markdown; the long text of the project page. */
    body?: string;
};
/** Changes of the texts of a project in one language; an absent field keeps its value. */
export type ProjectTranslationUpdate = {
    title?: components["schemas"]["Visible"];
    summary?: string;
    /** @description The result in a few words; may begin with a figure. */
    outcome?: string;
    /** @description The owner's role in the project. */
    role?: string;
    /** @description The team of the project. */
    team?: string;
    /** @description Markdown. */
    description?: string;
    /** @description Markdown; the long text of the project page. */
    body?: string;
};
/** A new project, with its translations. */
export type ProjectCreate = {
    slug?: components["schemas"]["Slug"];
    is_published?: boolean;
    is_featured?: boolean;
    github_url?: components["schemas"]["WebAddress"] | null;
    demo_url?: components["schemas"]["WebAddress"] | null;
    cover?: components["schemas"]["MediaPath"] | null;
    technologies?: Technologies;
    started_on?: components["schemas"]["CalendarDate"] | null;
    finished_on?: components["schemas"]["CalendarDate"] | null;
    /** @description At most one translation per language. */
    translations?: ProjectTranslationInput[];
};
/** Changes of a project; an absent field keeps its value. */
export type ProjectUpdate = {
    slug?: components["schemas"]["Slug"];
    is_published?: boolean;
    is_featured?: boolean;
    github_url?: components["schemas"]["WebAddress"] | null;
    demo_url?: components["schemas"]["WebAddress"] | null;
    cover?: components["schemas"]["MediaPath"] | null;
    technologies?: Technologies;
    started_on?: components["schemas"]["CalendarDate"] | null;
    finished_on?: components["schemas"]["CalendarDate"] | null;
};
/** A page of projects. */
export type ProjectList = {
    items: Project[];
    /** @description All technologies of the projects visible to the caller, with the number of projects; the most used first. */
    technologies: {
        name: string;
        count: number;
    }[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** A job in the CV, with its translations. */
export type Experience = {
    id: components["schemas"]["Uuid"];
    position: number;
    is_published: boolean;
    company_url: components["schemas"]["WebAddress"] | null;
    start_date: components["schemas"]["CalendarDate"];
    end_date: components["schemas"]["CalendarDate"] | null;
    technologies: Technologies;
    updated_at: components["schemas"]["Time"];
    translations: ExperienceTranslation[];
};
/** The texts of a job in one language. */
export type ExperienceTranslation = {
    id: components["schemas"]["Uuid"];
    language: components["schemas"]["Language"];
    company: components["schemas"]["Visible"];
    job_title: components["schemas"]["Visible"];
    location: string | null;
    /** @description Markdown; only for callers with a role. */
    description?: string;
    /** @description Sanitized HTML. */
    description_html: string;
};
/** The texts of a new translation of a job. */
export type ExperienceTranslationInput = {
    language: components["schemas"]["Language"];
    company: components["schemas"]["Visible"];
    job_title: components["schemas"]["Visible"];
    location?: string | null;
    /** @description Markdown. */
    description?: string;
};
/** Changes of the texts of a job in one language; an absent field keeps its value. */
export type ExperienceTranslationUpdate = {
    company?: components["schemas"]["Visible"];
    job_title?: components["schemas"]["Visible"];
    location?: string | null;
    /** @description Markdown. */
    description?: string;
};
/** A new job, with its translations. */
export type ExperienceCreate = {
    is_published?: boolean;
    company_url?: components["schemas"]["WebAddress"] | null;
    start_date: components["schemas"]["CalendarDate"];
    end_date?: components["schemas"]["CalendarDate"] | null;
    technologies?: Technologies;
    /** @description At most one translation per language. */
    translations?: ExperienceTranslationInput[];
};
/** Changes of a job; an absent field keeps its value. */
export type ExperienceUpdate = {
    is_published?: boolean;
    company_url?: components["schemas"]["WebAddress"] | null;
    start_date?: components["schemas"]["CalendarDate"];
    end_date?: components["schemas"]["CalendarDate"] | null;
    technologies?: Technologies;
};
/** A page of jobs. */
export type ExperienceList = {
    items: Experience[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/**
 * The sections of JSON Resume other than `basics`, `work` and `projects`. Talks belong to `publications`.
 * @enum {string}
 */
export type CareerSectionName = "education" | "skills" | "languages" | "certificates" | "publications" | "volunteer" | "awards" | "interests" | "references";
/** A text of one line, in at least one language. */
export type CareerText = {
    ru?: components["schemas"]["Visible"];
    en?: components["schemas"]["Visible"];
};
/** Plain text; an empty line separates paragraphs. */
export type CareerSummary = {
    ru?: components["schemas"]["Visible"];
    en?: components["schemas"]["Visible"];
};
/** Keywords, in at least one language. */
export type CareerKeywords = {
    ru?: components["schemas"]["Visible"][];
    en?: components["schemas"]["Visible"][];
};
/** Each section uses some of these fields. If a text is missing in one language, it is shown in the other. `education`: `organisation` (required), `title` (field of study), `level` (degree), `start`, `end`, `url`, `summary` (grade), `keywords` (courses). `skills`: `title` (required), `level`, `keywords`. `languages`: `title` (required), `level`. `certificates`: `title` (required), `organisation`, `start` (date), `url`. `publications`: `title` (required), `organisation` (publisher or venue), `start` (date), `url`, `summary`. `volunteer`: `organisation` (required), `title` (role), `start`, `end`, `url`, `summary`, `keywords` (results). `awards`: `title` (required), `organisation` (awarding organisation), `start` (date), `summary`. `interests`: `title` (required), `keywords`. `references`: `title` (name of the person, required), `summary` (their statement, required). */
export type CareerFields = {
    title?: CareerText;
    organisation?: CareerText;
    url?: components["schemas"]["WebAddress"];
    start?: components["schemas"]["CalendarDate"];
    end?: components["schemas"]["CalendarDate"];
    level?: CareerText;
    summary?: CareerSummary;
    keywords?: CareerKeywords;
};
/** An entry of the CV other than a job or a project. */
export type CareerEntry = {
    id: components["schemas"]["Uuid"];
    section: CareerSectionName;
    fields: CareerFields;
    updated_at: components["schemas"]["Time"];
};
/** All entries of the CV other than jobs and projects. */
export type CareerList = {
    items: CareerEntry[];
    /** @description Only for callers who can edit the entries: up to 100 entries that were deleted in the last 30 days and can be restored, last deleted first. */
    deleted?: CareerEntry[];
};
/** A new entry of a section of the CV. */
export type CareerEntryCreate = {
    section: CareerSectionName;
    fields: CareerFields;
};
/** The new fields of an entry; a field that is absent is removed. */
export type CareerEntryReplace = {
    fields: CareerFields;
};
/** The new order of a section of the CV. */
export type CareerOrder = {
    section: CareerSectionName;
    /** @description The IDs of all entries of the section, in the new order. */
    ids: components["schemas"]["Uuid"][];
};
/**
 * The design of the document. `classic` has one column; `columns` has skills and contacts in a side column.
 * @enum {string}
 */
export type CvDesign = "classic" | "columns";
/** Texts that replace those of the profile; an absent text is taken from the profile. */
export type CvText = {
    headline?: components["schemas"]["Visible"];
    /** @description Markdown. */
    summary?: components["schemas"]["Visible"];
};
/** Texts of a CV version in each language. */
export type CvTexts = {
    ru?: CvText;
    en?: CvText;
};
/** IDs of the entries in one part of a CV version. */
export type CvChoice = components["schemas"]["Uuid"][];
/** The entries in each part of this CV version, in the order of the version. A part that is absent contains everything visitors see on the site, including entries added later; a part that is present contains only the listed entries. Hidden and deleted entries are left out. */
export type CvSelection = {
    experiences?: CvChoice;
    education?: CvChoice;
    skills?: CvChoice;
    languages?: CvChoice;
    certificates?: CvChoice;
    publications?: CvChoice;
    volunteer?: CvChoice;
    awards?: CvChoice;
    interests?: CvChoice;
    references?: CvChoice;
    projects?: CvChoice;
};
/** The fields of a CV version that an editor sets. */
export type CvVersionFields = {
    /** @description Name of the version, visible only in the panel. */
    name: components["schemas"]["Visible"];
    design: CvDesign;
    /** @description Name under which the document is saved; if absent, the name of the person. */
    file_name?: components["schemas"]["Visible"];
    texts?: CvTexts;
    selection?: CvSelection;
};
/** A version of the CV for one reader, at a private link. */
export type CvVersion = {
    id: components["schemas"]["Uuid"];
    /** @description Name of the version, visible only in the panel. */
    name: components["schemas"]["Visible"];
    design: CvDesign;
    /** @description Name under which the document is saved; if absent, the name of the person. */
    file_name?: components["schemas"]["Visible"];
    texts?: CvTexts;
    selection?: CvSelection;
    /** @description Token of the private link; anyone who has it can read this version. Null after an import, or if the server secret has changed since; renew the link to get a token. */
    token: string | null;
    updated_at: components["schemas"]["Time"];
};
/** All CV versions, newest first, and the deleted ones that can be restored. */
export type CvVersionList = {
    items: CvVersion[];
    /** @description Up to 100 versions that were deleted in the last 30 days and can be restored, last deleted first. */
    deleted: DeletedCvVersion[];
};
/** A deleted CV version that can be restored. */
export type DeletedCvVersion = {
    id: components["schemas"]["Uuid"];
    name: string;
};
/** The owner's contacts, photo and texts. */
export type Profile = {
    github: string | null;
    telegram: string | null;
    email: string | null;
    photo: string | null;
    updated_at: components["schemas"]["Time"];
    translations: ProfileTranslation[];
};
/** The texts of the profile in one language. */
export type ProfileTranslation = {
    language: components["schemas"]["Language"];
    name: string;
    headline: string;
    /** @description Markdown; only for callers with a role. */
    about?: string;
    /** @description Sanitized HTML. */
    about_html: string;
    /** @description Plain text for search engines: the headline, and the first sentence of `about`. */
    meta_description?: string;
    location: string | null;
    /** @description Whether and for what work the owner is available; empty if not specified. */
    availability: string;
    /** @description When people who write can expect a reply, as a sentence; empty if not specified. */
    answer_time: string;
    /** @description Address of the PDF. */
    cv: string | null;
    cv_is_uploaded: boolean;
};
/** Changes of the contacts and the photo; an absent field keeps its value. */
export type ProfileUpdate = {
    github?: components["schemas"]["WebAddress"] | null;
    telegram?: Telegram | null;
    email?: components["schemas"]["Email"] | null;
    photo?: components["schemas"]["MediaPath"] | null;
};
/** Changes of the texts of the profile in one language; an absent field keeps its value. */
export type ProfileTranslationUpdate = {
    name?: components["schemas"]["Visible"];
    headline?: string;
    /** @description Markdown. */
    about?: string;
    location?: string | null;
    availability?: string;
    answer_time?: string;
};
/** A colour as `#rrggbb`, in lower case. Pages use the nearest colour that is readable on their background. */
export type Accent = string;
/** The settings that the owner has set; an absent setting has its default. With the parameter `language`, only the texts of that language are returned, as its pages use them: a missing name is taken from the other language, and all placeholders except `{title}` are filled in. */
export type Site = {
    portfolio_accent?: Accent;
    blog_accent?: Accent;
    links?: SiteLink[];
    /** @description Whether page views are counted. Default true. */
    counts_readers?: boolean;
    /** @description Whether the site generates a cover for posts and projects without one. Default true. */
    draws_covers?: boolean;
    /** @description Whether lists collapse the posts that are not available in the language of the page; otherwise these posts follow the others. Default false. */
    folds_other_posts?: boolean;
    /** @description The logo in headers, icons and preview images, on both faces. Default: the two halves of a disc. */
    logo?: LetterLogo | PictureLogo;
    /**
     * @description Theme for visitors who have not chosen one. Default: the preference of their system.
     * @enum {string}
     */
    theme?: "light" | "dark";
    typeface?: SiteTypeface;
    corners?: Corners;
    home?: HomeSections;
    blog_home?: BlogSections;
    /** @description The owner's pages in the menus of their faces, oldest first; only with the parameter `language` and without `face`, and only if there are any. */
    menu?: {
        portfolio?: MenuPage[];
        blog?: MenuPage[];
    };
    menus?: Menus;
    /** @description The menus of the face, as its pages show them; only with the parameters `language` and `face`. */
    navigation?: {
        header: NavigationItem[];
        footer: NavigationItem[];
    };
    ru?: SiteTexts;
    en?: SiteTexts;
};
/**
 * Typeface of headings and text on public pages. Default Inter.
 * @enum {string}
 */
export type SiteTypeface = "literata" | "onest";
/**
 * Corner style of cards, pictures, buttons and fields on public pages. Default slightly rounded.
 * @enum {string}
 */
export type Corners = "square" | "round";
/** The sections of the portfolio home page between the introduction and the contacts, in this order. Default `projects`, `experience`. */
export type HomeSections = ("projects" | "experience")[];
/** The sections of the blog home page below the author, in this order: the newest post in a large format (`lead`), the posts before it (`newest`) and their tags (`topics`). Without `lead`, the list begins with the newest post. Default `lead`, `newest`, `topics`. */
export type BlogSections = ("lead" | "newest" | "topics")[];
/** A logo of letters on the accent colour of the face. */
export type LetterLogo = {
    /** @description One or two letters or digits, as they are shown. */
    letters: string;
};
/** A logo from the media library. */
export type PictureLogo = {
    /** @description Address of a picture or SVG drawing in the media library. */
    picture: string;
    /** @description Address of the same logo as a raster image of 512×512 pixels. */
    raster: string;
};
/** A picture in the media library with sides of at least 128 pixels, or a drawing (SVG) of at most 100 KiB; neither side may be more than three times the other. */
export type PictureLogoUpdate = {
    picture: components["schemas"]["MediaPath"];
};
/** A page of the owner in a menu. */
export type MenuPage = {
    slug: string;
    /** @description The title in the requested language, or in the other language if it is missing. */
    title: string;
};
/** The owner's arrangement of the header and footer menus of both faces. Items that a list does not contain follow those that it contains; the owner's pages are hidden in footers unless they are enabled there. */
export type Menus = {
    portfolio?: MenuEntries;
    portfolio_footer?: MenuEntries;
    blog?: MenuEntries;
    blog_footer?: MenuEntries;
};
/** The items of a menu in order. */
export type MenuEntries = MenuEntry[];
/** The owner's settings of one item of a menu. */
export type MenuEntry = {
    /** @description An item of the site, or `page:` followed by the slug of one of the owner's pages. An item that is not available in the menu is stored but not shown. */
    item: string;
    is_hidden?: boolean;
    /** @description Names that replace the default name of the item. */
    names?: {
        ru?: components["schemas"]["Visible"];
        en?: components["schemas"]["Visible"];
    };
};
/** A menu link. Without `route` it leads to the other face or to the feed. */
export type NavigationItem = {
    name: string;
    /** @enum {string} */
    route?: "home" | "posts" | "archive" | "resume" | "page";
    /** @enum {string} */
    hash?: "projects" | "experience" | "contacts";
    /** @description Slug of the page. */
    slug?: string;
    face?: components["schemas"]["Face"];
    is_feed?: boolean;
};
/** A link to one of the owner's pages on another site. Links are kept in the owner's order. */
export type SiteLink = {
    name: components["schemas"]["Visible"];
    url: components["schemas"]["WebAddress"];
};
/** Title templates can contain `{name}` (the owner's name), `{name:genitive}`, `{site}` (the short name of the face) and `{title}` (the title of the page). */
export type SiteTexts = {
    /** @description Short name of the portfolio. Default `Software Engineer Portfolio`. */
    portfolio_name?: string;
    /** @description Short name of the blog. Default `AleBlog`. */
    blog_name?: string;
    /** @description The owner's name in the genitive case, for `{name:genitive}`. Default: the unchanged name. */
    name_genitive?: string;
    /** @description Title of the portfolio home page. Default `{name} — {site}`. */
    portfolio_title?: string;
    /** @description Title of the blog home page. Default in Russian `{site} — Блог {name}`, in English `{site} — {name}'s blog`. */
    blog_title?: string;
    /** @description Title of the other portfolio pages. Default: the title of the home page, ` — `, `{title}`. */
    portfolio_page_title?: string;
    /** @description Title of the other blog pages. Default: the title of the home page, ` — `, `{title}`. */
    blog_page_title?: string;
    /** @description Title of a post page; `{title}` is the title of the post. Default: as for other pages, with `Пост «{title}»`. */
    post_title?: string;
    /** @description One sentence about the blog, shown on its home page and in feeds. Default: the owner's headline. */
    blog_sentence?: string;
};
/** The content that a new site starts with, as far as it still exists. */
export type Sample = {
    /** @description The sample items on the site that were not changed. */
    items: SampleItem[];
    /** @description Whether the profile is the unchanged sample profile. */
    has_profile: boolean;
    /** @description The number of removed sample items that can be restored. */
    restorable: number;
};
/** An item of the sample content. */
export type SampleItem = {
    /** @enum {string} */
    kind: "post" | "project" | "experience" | "career" | "series";
    /** Format: uuid */
    id: string;
};
/** A null restores the default. */
export type SiteUpdate = {
    portfolio_accent?: Accent | null;
    blog_accent?: Accent | null;
    links?: SiteLink[] | null;
    counts_readers?: boolean | null;
    draws_covers?: boolean | null;
    folds_other_posts?: boolean | null;
    logo?: LetterLogo | PictureLogoUpdate | null;
    /** @enum {string|null} */
    theme?: "light" | "dark" | null;
    typeface?: SiteTypeface | null;
    corners?: Corners | null;
    home?: HomeSections | null;
    blog_home?: BlogSections | null;
    menus?: Menus | null;
};
/** One line with at least one visible character; null restores the default. */
export type SiteText = string | null;
/** Changes of the site's texts in one language; an absent field keeps its value. */
export type SiteTextsUpdate = {
    portfolio_name?: SiteText;
    blog_name?: SiteText;
    name_genitive?: SiteText;
    portfolio_title?: SiteText;
    blog_title?: SiteText;
    portfolio_page_title?: SiteText;
    blog_page_title?: SiteText;
    post_title?: SiteText;
    blog_sentence?: SiteText;
};
/**
 * Folder of a message.
 * @enum {string}
 */
export type MessageState = "inbox" | "archived" | "spam";
/** A path without the host. Variants with and without `.html`, `/index.html` or a trailing slash are the same address. The query is ignored, except for a WordPress post number such as `/?p=12`. */
export type RedirectFrom = string;
/** A path of a page or file of the face, optionally with a query or fragment, or an external https address. */
export type RedirectTo = string;
/** An address without a page, and where it redirects to. */
export type Redirect = {
    id: components["schemas"]["Uuid"];
    face: components["schemas"]["Face"];
    from: string;
    to: string;
    /** @enum {string} */
    created_by: "import" | "hand";
    /** @description The number of times the redirect was followed; updated every ten seconds. */
    hits: number;
    last_hit_at: components["schemas"]["Time"] | null;
    created_at: components["schemas"]["Time"];
};
/** A page of redirects. */
export type RedirectList = {
    items: Redirect[];
    /** @description Up to 100 redirects that were deleted in the last 30 days and can be restored, last deleted first. */
    deleted: Redirect[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** A new redirect. */
export type RedirectCreate = {
    face: components["schemas"]["Face"];
    from: RedirectFrom;
    to: RedirectTo;
};
/** Changes of a redirect; an absent field keeps its value. */
export type RedirectUpdate = {
    from?: RedirectFrom;
    to?: RedirectTo;
};
/**
 * Outcome of an item: `taken` (imported unchanged), `changed` (imported with changes), `kept` (left unchanged because the site already has it), `aside` (the site has no place for it), `refused` (not imported), `removed` (removed by an undo).
 * @enum {string}
 */
export type ImportOutcome = "taken" | "changed" | "kept" | "aside" | "refused" | "removed";
/** The number of items of the last task by outcome. */
export type ImportCounts = {
    taken?: components["schemas"]["Total"];
    changed?: components["schemas"]["Total"];
    kept?: components["schemas"]["Total"];
    aside?: components["schemas"]["Total"];
    refused?: components["schemas"]["Total"];
    removed?: components["schemas"]["Total"];
};
/** A file that was imported in the panel, and the progress of its import. */
export type Import = {
    id: components["schemas"]["Uuid"];
    /**
     * @description The current task, or the last one.
     * @enum {string}
     */
    task: "upload" | "check" | "import" | "undo";
    /**
     * @description State of the task. `interrupted` means that its process has stopped.
     * @enum {string}
     */
    state: "running" | "done" | "failed" | "cancelled" | "interrupted";
    name: string;
    /** @description Size of the file in bytes. */
    size: number;
    /** @description The number of bytes uploaded so far. */
    received: number;
    /** @description The program that created the file; null until it is detected. */
    format: string | null;
    done: number;
    /** @description The total number of items; 0 if not yet known. */
    total: number;
    counts: ImportCounts;
    /** @description Why the task failed, in the language of the request; null if it did not fail. */
    failure: string | null;
    /** @description Whether the import can be run: the file was checked and is still stored. */
    can_run: boolean;
    /** @description Until when the import can be undone; null if it cannot be undone. */
    undo_until: components["schemas"]["Time"] | null;
    created_at: components["schemas"]["Time"];
};
/** The imports of the last month, newest first. */
export type ImportList = {
    items: Import[];
};
/** Name and size in bytes of a file to import. */
export type ImportCreate = {
    /** @description Name of the file; its extension determines the type. */
    name: string;
    size: number;
};
/** A remark about an imported item. */
export type ImportNote = {
    /** @description Line number in the file, from 1; null if the note does not refer to a line. */
    line: number | null;
    text: string;
};
/** The outcome of one item of an import. */
export type ImportLine = {
    number: number;
    outcome: ImportOutcome;
    /** @description The item on the site, such as `posts/slug` or `redirect /old`. */
    item: string;
    /** @description The source file. */
    source: string;
    notes: ImportNote[];
    /** @description The post that has this address, or had it before; null if the site has no such post. */
    post: ImportedPost | null;
};
/** The post at the address of an imported item. */
export type ImportedPost = {
    id: components["schemas"]["Uuid"];
    slug: string;
    /** @description Whether visitors can read it at its post address. */
    is_public: boolean;
};
/** A page of the outcomes of an import. */
export type ImportReport = {
    items: ImportLine[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** A message from the contact form. */
export type Message = {
    id: components["schemas"]["Uuid"];
    name: string;
    message: string;
    email: string | null;
    telegram: string | null;
    language: components["schemas"]["Language"];
    face: components["schemas"]["Face"];
    created_at: components["schemas"]["Time"];
    read_at: components["schemas"]["Time"] | null;
    /** @description When it was marked as answered; null if it was not. */
    answered_at: components["schemas"]["Time"] | null;
    /** @description Replies sent from the panel, oldest first. */
    replies: MessageReply[];
    state: MessageState;
};
/** A reply to a message, sent by email. */
export type MessageReply = {
    text: string;
    sent_at: components["schemas"]["Time"];
    /** @description Username of the sender. */
    author: string;
};
/** The text of a reply to a message. */
export type MessageReplyRequest = {
    text: components["schemas"]["Visible"];
};
/** A page of messages. */
export type MessageList = {
    /** @description Whether email is set up, so that messages can be replied to from the panel. */
    can_reply: boolean;
    items: Message[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** Changes of a message; an absent field keeps its value. */
export type MessageUpdate = {
    state?: MessageState;
    is_read?: boolean;
    /** @description True marks the message as answered; false removes the mark. */
    is_answered?: boolean;
};
/** At least one of `email` and `telegram` is required, so that the owner can reply. */
export type FeedbackRequest = {
    name: components["schemas"]["Visible"];
    message: components["schemas"]["Visible"];
    email?: components["schemas"]["Email"];
    telegram?: Telegram;
    language?: components["schemas"]["Language"];
    face?: components["schemas"]["Face"];
    /** @description A honeypot: people leave it empty, bots fill it in. */
    website?: string;
    /** @description Milliseconds between opening the page and submitting the form. */
    elapsed_ms?: number;
} & (unknown | unknown);
/** ID and time of a message that was received. */
export type FeedbackReceipt = {
    id: components["schemas"]["Uuid"];
    created_at: components["schemas"]["Time"];
};
export type Technologies = components["schemas"]["Visible"][];
export type Order = {
    /** @description All IDs, in the new order. */
    ids: components["schemas"]["Uuid"][];
};
/** A Telegram username, with or without the at sign, or a link to it, which is stored as `@name`. */
export type Telegram = string;
/** The paths of the contract and their methods. */
export type paths = {
    "/api/v1/projects/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Returns projects in the order of their positions. Visitors get published projects; signed-in callers with a role get all projects.
         */
        get: operations["listProjects"];
        put?: never;
        /** Create a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/project-pages/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project by slug
         * @description Returns the project with links to its neighbours. A former slug returns the project with its current slug. Visitors get only published projects.
         */
        get: operations["getProjectBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Visitors get only published projects.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /** Delete a project */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Update a project */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/v1/projects/{id}/translation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a translation to a project */
        post: operations["addProjectTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/translation/{translationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a translation of a project */
        delete: operations["deleteProjectTranslation"];
        options?: never;
        head?: never;
        /** Update a translation of a project */
        patch: operations["updateProjectTranslation"];
        trace?: never;
    };
    "/api/v1/projects/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder projects
         * @description Sets the order of all projects. The request must contain the ID of every project exactly once; the schema cannot express this.
         */
        post: operations["reorderProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{id}/cover/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload a project cover */
        put: operations["uploadProjectCover"];
        post?: never;
        /** Delete a project cover */
        delete: operations["deleteProjectCover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List experience
         * @description Returns experience in the order of the positions. Visitors get published items; signed-in callers with a role get all items.
         */
        get: operations["listExperiences"];
        put?: never;
        /** Create an experience item */
        post: operations["createExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiences/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an experience item
         * @description Visitors get only published items.
         */
        get: operations["getExperience"];
        put?: never;
        post?: never;
        /** Delete an experience item */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        /** Update an experience item */
        patch: operations["updateExperience"];
        trace?: never;
    };
    "/api/v1/experiences/{id}/translation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a translation to an experience item */
        post: operations["addExperienceTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/experiences/{id}/translation/{translationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a translation of an experience item */
        delete: operations["deleteExperienceTranslation"];
        options?: never;
        head?: never;
        /** Update a translation of an experience item */
        patch: operations["updateExperienceTranslation"];
        trace?: never;
    };
    "/api/v1/experiences/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder experience
         * @description Sets the order of all experience items. The request must contain the ID of every item exactly once; the schema cannot express this.
         */
        post: operations["reorderExperiences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List career entries
         * @description Returns all entries of all sections, section by section in the order of `CareerSection`, each section in the owner's order. Texts are returned in all their languages. Callers with a role also get the entries that were deleted in the last 30 days.
         */
        get: operations["listCareer"];
        put?: never;
        /**
         * Create a career entry
         * @description Adds the entry at the beginning of a section whose entries have dates, or at the end of any other section. A section has at most 100 entries.
         */
        post: operations["createCareerEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a career entry */
        get: operations["getCareerEntry"];
        /** Replace a career entry */
        put: operations["replaceCareerEntry"];
        post?: never;
        /**
         * Delete a career entry
         * @description The entry can be restored for 30 days.
         */
        delete: operations["deleteCareerEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted career entry */
        post: operations["restoreCareerEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/career/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder a career section
         * @description Sets the order of one section. The request must contain the ID of every entry of the section exactly once; the schema cannot express this.
         */
        post: operations["reorderCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cv-versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CV versions
         * @description Returns all versions, newest first, each with the token of its private link.
         */
        get: operations["listCvVersions"];
        put?: never;
        /**
         * Create a CV version
         * @description Creates a version with a private link: `/cv/<token>`, in English `/en/cv/<token>`. With `?download` the document is saved under its file name. There are at most 50 versions.
         */
        post: operations["createCvVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cv-versions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a CV version */
        get: operations["getCvVersion"];
        /**
         * Replace a CV version
         * @description Replaces all fields of the version. Its private link does not change.
         */
        put: operations["replaceCvVersion"];
        post?: never;
        /**
         * Delete a CV version
         * @description The private link stops working. The version can be restored with its link for 30 days.
         */
        delete: operations["deleteCvVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cv-versions/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted CV version */
        post: operations["restoreCvVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cv-versions/{id}/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the private link of a CV version
         * @description Creates a new private link. The former link stops working immediately and cannot be restored.
         */
        post: operations["renewCvVersionLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the profile */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/v1/profile/translation/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a profile translation */
        delete: operations["deleteProfileTranslation"];
        options?: never;
        head?: never;
        /** Update or create a profile translation */
        patch: operations["updateProfileTranslation"];
        trace?: never;
    };
    "/api/v1/profile/cv/{language}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload a CV */
        put: operations["uploadCv"];
        post?: never;
        /** Delete an uploaded CV */
        delete: operations["deleteCv"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/site/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the site settings */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the site settings */
        patch: operations["updateSite"];
        trace?: never;
    };
    "/api/v1/site/translation/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the site texts of a language */
        patch: operations["updateSiteTranslation"];
        trace?: never;
    };
    "/api/v1/redirects/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List redirects of a face
         * @description Returns redirects newest first: those to a page of the face, and those to external addresses that were created in the panel of the face. With `q`, returns only redirects whose source or target address contains the text. Requires the owner or superuser role.
         */
        get: operations["listRedirects"];
        put?: never;
        /**
         * Create a redirect
         * @description An address has at most one redirect, which applies on every host. An address at which the site itself responds cannot be redirected. Redirects cannot be chained: neither to an address that has a redirect, nor from an address that another redirect leads to. Requires the owner or superuser role.
         */
        post: operations["createRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/redirects/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a redirect */
        get: operations["getRedirect"];
        put?: never;
        post?: never;
        /**
         * Delete a redirect
         * @description The redirect can be restored for 30 days, or until its address gets another redirect. Requires the owner or superuser role.
         */
        delete: operations["deleteRedirect"];
        options?: never;
        head?: never;
        /** Update a redirect */
        patch: operations["updateRedirect"];
        trace?: never;
    };
    "/api/v1/redirects/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted redirect
         * @description Restores the redirect with its hit count. Refused if the redirect would now form a chain, if there is now a page at its address, or if its target no longer exists. Requires the owner or superuser role.
         */
        post: operations["restoreRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Returns at most 20 imports of the last month, newest first. An import whose process has stopped has the state `interrupted`. Requires the owner or superuser role.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Create an import
         * @description Creates an import without a file. Upload the file in consecutive parts with `sendImportPart`. The file of an earlier import is discarded. Returns 409 while another import is running. Requires the owner or superuser role.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an import */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/parts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the next part of an import file
         * @description Uploading the last part starts the check, which reads the whole file and changes nothing. Returns 409 if the part is not the next one, or if no part is expected. Requires the owner or superuser role.
         */
        post: operations["sendImportPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/run/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an import
         * @description Starts the import after a successful check, or again after the import was cancelled, was interrupted or failed; existing content does not change. Returns 409 if there is nothing to import, or if another import is running. Requires the owner or superuser role.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Stops the running task shortly after the call. Completed changes are kept. Returns 409 if nothing is running. Requires the owner or superuser role.
         */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Starts to remove the content that the import created; possible for 30 days. Posts, projects, experience, career entries and CV versions are moved to the trash. Redirects are deleted, and so are tags, series and pictures that nothing else uses. Items that were changed after the import are kept and listed in the report. Returns 409 if there is nothing to undo. Requires the owner or superuser role.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of an import
         * @description Returns the outcome of each item in the last task; for a check, the expected outcome. Reasons are in the language of the request. Requires the owner or superuser role.
         */
        get: operations["getImportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sample/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the sample content */
        get: operations["getSample"];
        put?: never;
        post?: never;
        /**
         * Remove the sample content
         * @description Moves the sample content to the trash for 30 days. Sample items that were changed are kept. Requires the owner or superuser role.
         */
        delete: operations["removeSample"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sample/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the sample content
         * @description Restores the items that `removeSample` removed. The profile is restored only if the current profile is empty. Requires the owner or superuser role.
         */
        post: operations["restoreSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Returns messages newest first. With `q`, returns only messages that contain all the words, in any form, in the name, the contact addresses or the text; searches return at most the 500 newest matches. Requires a role.
         */
        get: operations["listMessages"];
        put?: never;
        /** Send a message */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feedback/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /** Delete a message */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /** Update a message */
        patch: operations["updateMessage"];
        trace?: never;
    };
    "/api/v1/feedback/{id}/replies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a message
         * @description Sends the reply immediately to the email address of the message, through the mail server configured for notifications, even if notifications are off. Responds within 15 seconds. Marks the message as read and answered. A reply that could not be sent is not stored. Requires a role.
         */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deleted/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deleted items */
        get: operations["listDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deleted/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Permanently delete a deleted item */
        delete: operations["purgeDeleted"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deleted/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted item */
        post: operations["restoreDeleted"];
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
        DeletedKind: DeletedKind;
        DeletedItem: DeletedItem;
        DeletedList: DeletedList;
        Project: Project;
        ProjectPage: ProjectPage;
        ProjectLink: ProjectLink;
        ProjectPost: ProjectPost;
        ProjectTranslation: ProjectTranslation;
        ProjectTranslationInput: ProjectTranslationInput;
        ProjectTranslationUpdate: ProjectTranslationUpdate;
        ProjectCreate: ProjectCreate;
        ProjectUpdate: ProjectUpdate;
        ProjectList: ProjectList;
        Experience: Experience;
        ExperienceTranslation: ExperienceTranslation;
        ExperienceTranslationInput: ExperienceTranslationInput;
        ExperienceTranslationUpdate: ExperienceTranslationUpdate;
        ExperienceCreate: ExperienceCreate;
        ExperienceUpdate: ExperienceUpdate;
        ExperienceList: ExperienceList;
        CareerSection: CareerSectionName;
        CareerText: CareerText;
        CareerSummary: CareerSummary;
        CareerKeywords: CareerKeywords;
        CareerFields: CareerFields;
        CareerEntry: CareerEntry;
        CareerList: CareerList;
        CareerEntryCreate: CareerEntryCreate;
        CareerEntryReplace: CareerEntryReplace;
        CareerOrder: CareerOrder;
        CvDesign: CvDesign;
        CvText: CvText;
        CvTexts: CvTexts;
        CvChoice: CvChoice;
        CvSelection: CvSelection;
        CvVersionFields: CvVersionFields;
        CvVersion: CvVersion;
        CvVersionList: CvVersionList;
        DeletedCvVersion: DeletedCvVersion;
        Profile: Profile;
        ProfileTranslation: ProfileTranslation;
        ProfileUpdate: ProfileUpdate;
        ProfileTranslationUpdate: ProfileTranslationUpdate;
        Accent: Accent;
        Site: Site;
        Typeface: SiteTypeface;
        Corners: Corners;
        HomeSections: HomeSections;
        BlogSections: BlogSections;
        LetterLogo: LetterLogo;
        PictureLogo: PictureLogo;
        PictureLogoUpdate: PictureLogoUpdate;
        MenuPage: MenuPage;
        Menus: Menus;
        MenuEntries: MenuEntries;
        MenuEntry: MenuEntry;
        NavigationItem: NavigationItem;
        SiteLink: SiteLink;
        SiteTexts: SiteTexts;
        Sample: Sample;
        SampleItem: SampleItem;
        SiteUpdate: SiteUpdate;
        SiteText: SiteText;
        SiteTextsUpdate: SiteTextsUpdate;
        MessageState: MessageState;
        RedirectFrom: RedirectFrom;
        RedirectTo: RedirectTo;
        Redirect: Redirect;
        RedirectList: RedirectList;
        RedirectCreate: RedirectCreate;
        RedirectUpdate: RedirectUpdate;
        ImportOutcome: ImportOutcome;
        ImportCounts: ImportCounts;
        Import: Import;
        ImportList: ImportList;
        ImportCreate: ImportCreate;
        ImportNote: ImportNote;
        ImportLine: ImportLine;
        ImportedPost: ImportedPost;
        ImportReport: ImportReport;
        Message: Message;
        MessageReply: MessageReply;
        MessageReplyRequest: MessageReplyRequest;
        MessageList: MessageList;
        MessageUpdate: MessageUpdate;
        FeedbackRequest: FeedbackRequest;
        FeedbackReceipt: FeedbackReceipt;
        /**
         * Format: date-time
         * @description ISO 8601 with a time zone; an existing day in the years 1000 to 2999, without leap seconds. Responses are in UTC.
         */
        Time: string;
        /** @enum {string} */
        Language: "ru" | "en";
        Uuid: string;
        /**
         * Format: web-address
         * @description An http or https address. The format `web-address` requires that the WHATWG `URL` parser accepts it, as browsers do: its host is well-formed and its port is at most 65535. Letters of any alphabet are allowed.
         */
        WebAddress: string;
        /** @description Text with at least one visible character. */
        Visible: string;
        Technologies: Technologies;
        /**
         * Format: calendar-date
         * @description A month (YYYY-MM) or a day (YYYY-MM-DD) in the years 1000 to 2999. The pattern accepts only existing days and takes leap years into account.
         */
        CalendarDate: string;
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
        /**
         * Format: picture-address
         * @description The address of an uploaded picture. A picture of another site must be copied first (`copyMedia`).
         */
        MediaPath: string;
        Order: Order;
        Telegram: Telegram;
        /** Format: email */
        Email: string;
        /** @enum {string} */
        Face: "portfolio" | "blog";
    };
    responses: {
        /** @description The mail server did not accept the reply (`reply_not_sent`), or the reply cannot be sent: email is not set up, the message has no email address, or 20 replies to it were already sent (`conflict`). A request with this `Idempotency-Key` is still in progress (`key_in_use`; `Retry-After` tells when to retry). */
        ReplyNotSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "reply_not_sent" | "conflict" | "key_in_use";
                    };
                };
            };
        };
        /** @description Another project has this slug (`slug_taken`), or took it during the request (`conflict`). */
        SlugTaken: {
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
        /** @description Another project has this slug (`slug_taken`), or took it during the request (`conflict`). A request with this `Idempotency-Key` is still in progress (`key_in_use`; `Retry-After` tells when to retry). */
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
        /** @description A translation in this language exists (`translation_exists`), or the item was deleted during the request (`conflict`). A request with this `Idempotency-Key` is still in progress (`key_in_use`; `Retry-After` tells when to retry). */
        TranslationExistsOrKeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "translation_exists" | "conflict" | "key_in_use";
                    };
                };
            };
        };
        /** @description This is the only translation of the profile (`conflict`). */
        LastTranslation: {
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
        /** @description Fields do not match their schemas, or the end date of the updated item would be before its start date (`invalid_fields`; field code `end_before_start`). If one date is a month and the other a day, only the months are compared. */
        InvalidDates: {
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
                            code?: "invalid" | "end_before_start";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, the end date is before the start date, or two translations have the same language (`invalid_fields`; field code `end_before_start` or `repeated_language`), or a Markdown text takes too long to render or has too many headings or footnotes (`text_too_complex`). The `Idempotency-Key` was used for another request (`key_reused`). */
        InvalidItemOrKeyReused: {
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
                            code?: "invalid" | "end_before_start" | "repeated_language";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas (`invalid_fields`), or the order does not contain every item exactly once (`invalid_order`). The `Idempotency-Key` was used for another request (`key_reused`). */
        InvalidOrderOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "invalid_order" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description The picture is not among the files of the site, or cannot be a logo (`unfit_logo`); the message explains why. */
        UnfitLogo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "unfit_logo";
                        fields?: {
                            /** @enum {string} */
                            code?: "unfit_logo";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, or a template contains an unknown placeholder (`invalid_fields`; field code `unknown_placeholder`). */
        InvalidSiteText: {
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
                            code?: "invalid" | "unknown_placeholder";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas (`invalid_fields`). Field codes: `needed` (the section requires this field), `not_of_section` (the section does not have this field), `end_before_start`. */
        InvalidCareer: {
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
                            code?: "invalid" | "needed" | "not_of_section" | "end_before_start";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas (`invalid_fields`). Field codes: `needed` (the section requires this field), `not_of_section` (the section does not have this field), `end_before_start`, `too_many_entries` (the section is full). The `Idempotency-Key` was used for another request (`key_reused`). */
        InvalidCareerOrKeyReused: {
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
                            code?: "invalid" | "needed" | "not_of_section" | "end_before_start" | "too_many_entries";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas (`invalid_fields`). Field code: `too_many_versions` (the maximum number of versions is reached). */
        InvalidCvVersion: {
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
                            code?: "invalid" | "too_many_versions";
                        }[];
                    };
                };
            };
        };
        /** @description The entry cannot be restored (`invalid_fields`). Field code: `too_many_entries` (the section is full). The `Idempotency-Key` was used for another request (`key_reused`). */
        NoRoomForEntryOrKeyReused: {
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
                            code?: "too_many_entries";
                        }[];
                    };
                };
            };
        };
        /** @description The version cannot be restored (`invalid_fields`). Field code: `too_many_versions` (the maximum number of versions is reached). */
        NoRoomForCvVersion: {
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
                            code?: "too_many_versions";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, or an address is not allowed (`invalid_fields`). Field codes: `not_a_path`, `own_address` (the site itself responds at this address), `address_taken` (the address already has a redirect), `no_such_page` (there is nothing at the target), `chain` (the redirect would take more than one step). */
        InvalidRedirect: {
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
                            code?: "invalid" | "not_a_path" | "own_address" | "address_taken" | "no_such_page" | "chain";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, or an address is not allowed (`invalid_fields`). Field codes: `not_a_path`, `own_address` (the site itself responds at this address), `address_taken` (the address already has a redirect), `no_such_page` (there is nothing at the target), `chain` (the redirect would take more than one step). The `Idempotency-Key` was used for another request (`key_reused`). */
        InvalidRedirectOrKeyReused: {
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
                            code?: "invalid" | "not_a_path" | "own_address" | "address_taken" | "no_such_page" | "chain";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, or the file name has an unsupported type (`invalid_fields`; field code `unknown_kind`). The `Idempotency-Key` was used for another request (`key_reused`). */
        InvalidImportOrKeyReused: {
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
                            code?: "invalid" | "unknown_kind";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not match their schemas, or the first text in a language has no name (`invalid_fields`; field code `name_required`), or the Markdown takes too long to render or has too many headings or footnotes (`text_too_complex`). */
        InvalidProfileText: {
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
                            code?: "invalid" | "name_required";
                        }[];
                    };
                };
            };
        };
        /** @description The field `file` does not contain exactly one file (`invalid_fields`), or the file is not a PDF (`invalid_pdf`). */
        InvalidPdf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "invalid_pdf";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
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
        /** @description Fields do not match their schemas (`invalid_fields`), or the Markdown takes too long to render or has too many headings or footnotes (`text_too_complex`). Or this `Idempotency-Key` was already used for a different request (`key_reused`). */
        InvalidTextOrKeyReused: {
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
                            code?: "invalid";
                        }[];
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
        /** @description Only items that changed or were published at this time or later. Every change that readers see counts, no matter who made it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. Deleted items are in no list: a program that keeps a copy uses webhooks, or compares IDs. */
        UpdatedSince: components["schemas"]["Time"];
        /** @description Return only this translation of each item; if it is missing, the other one. */
        LanguageFilter: components["schemas"]["Language"];
        /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
        IdempotencyKey: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
        /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
        IfMatch: string;
        /** @description The UUID of the translation. */
        TranslationId: components["schemas"]["Uuid"];
        /** @description The language of the text. */
        LanguagePath: components["schemas"]["Language"];
        /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
        Page: number;
        /** @description Text to search for. */
        Query: string;
    };
    requestBodies: {
        Order: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11",
                 *         "0b6a9c1e-7a2d-4f3b-8c4d-5e6f7a8b9c0d"
                 *       ]
                 *     }
                 */
                "application/json": Order;
            };
        };
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
    listProjects: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items that changed or were published at this time or later. Every change that readers see counts, no matter who made it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. Deleted items are in no list: a program that keeps a copy uses webhooks, or compares IDs. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Only projects that use this technology. */
                technology?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects, in the order of their positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
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
                 *       "github_url": "https://github.com/example/sensor-hub",
                 *       "technologies": [
                 *         "TypeScript"
                 *       ],
                 *       "translations": [
                 *         {
                 *           "language": "ru",
                 *           "title": "Узел датчиков"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ProjectCreate;
            };
        };
        responses: {
            /** @description The created project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SlugTakenOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidItemOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getProjectBySlug: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path: {
                /** @description The slug in the address of the project. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project with its neighbours. For a former slug, the project with its current slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectPage;
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
    getProject: {
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
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
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
    deleteProject: {
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
    updateProject: {
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
                 *       "is_published": true
                 *     }
                 */
                "application/json": ProjectUpdate;
            };
        };
        responses: {
            /** @description The updated project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlugTaken"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidDates"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addProjectTranslation: {
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
                 *       "language": "en",
                 *       "title": "Sensor hub"
                 *     }
                 */
                "application/json": ProjectTranslationInput;
            };
        };
        responses: {
            /** @description The created translation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectTranslation;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TranslationExistsOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidTextOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteProjectTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The UUID of the translation. */
                translationId: components["parameters"]["TranslationId"];
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
    updateProjectTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The UUID of the translation. */
                translationId: components["parameters"]["TranslationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Sensor hub 2"
                 *     }
                 */
                "application/json": ProjectTranslationUpdate;
            };
        };
        responses: {
            /** @description The updated translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectTranslation;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidText"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reorderProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Order"];
        responses: {
            /** @description The projects, in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectList;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrderOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    uploadProjectCover: {
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
            /** @description The project with the new cover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPicture"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteProjectCover: {
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
            /** @description The project without a cover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listExperiences: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items that changed or were published at this time or later. Every change that readers see counts, no matter who made it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. Deleted items are in no list: a program that keeps a copy uses webhooks, or compares IDs. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The experience items, in the order of their positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExperienceList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExperience: {
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
                 *       "start_date": "2021-03",
                 *       "technologies": [
                 *         "Go"
                 *       ],
                 *       "translations": [
                 *         {
                 *           "language": "ru",
                 *           "company": "Завод",
                 *           "job_title": "Инженер"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ExperienceCreate;
            };
        };
        responses: {
            /** @description The created experience item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Experience;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidItemOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getExperience: {
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
            /** @description The experience item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Experience;
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
    deleteExperience: {
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
    updateExperience: {
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
                 *       "is_published": true
                 *     }
                 */
                "application/json": ExperienceUpdate;
            };
        };
        responses: {
            /** @description The updated experience item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Experience;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidDates"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addExperienceTranslation: {
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
                 *       "language": "en",
                 *       "company": "Plant",
                 *       "job_title": "Engineer"
                 *     }
                 */
                "application/json": ExperienceTranslationInput;
            };
        };
        responses: {
            /** @description The created translation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExperienceTranslation;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TranslationExistsOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidTextOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteExperienceTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The UUID of the translation. */
                translationId: components["parameters"]["TranslationId"];
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
    updateExperienceTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The UUID of the translation. */
                translationId: components["parameters"]["TranslationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_title": "Lead engineer"
                 *     }
                 */
                "application/json": ExperienceTranslationUpdate;
            };
        };
        responses: {
            /** @description The updated translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExperienceTranslation;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidText"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reorderExperiences: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Order"];
        responses: {
            /** @description The experience items, in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExperienceList;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrderOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCareer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The career entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CareerList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCareerEntry: {
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
                 *       "section": "languages",
                 *       "fields": {
                 *         "title": {
                 *           "ru": "Английский",
                 *           "en": "English"
                 *         },
                 *         "level": {
                 *           "ru": "C1",
                 *           "en": "C1"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": CareerEntryCreate;
            };
        };
        responses: {
            /** @description The created entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CareerEntry;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidCareerOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCareerEntry: {
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
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CareerEntry;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCareerEntry: {
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
                 *       "fields": {
                 *         "title": {
                 *           "en": "English"
                 *         },
                 *         "level": {
                 *           "en": "C2"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": CareerEntryReplace;
            };
        };
        responses: {
            /** @description The updated entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CareerEntry;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidCareer"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteCareerEntry: {
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
    restoreCareerEntry: {
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
            /** @description The restored entry, near its former position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CareerEntry;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["NoRoomForEntryOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reorderCareer: {
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
                 *       "section": "skills",
                 *       "ids": [
                 *         "7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11",
                 *         "0b6a9c1e-7a2d-4f3b-8c4d-5e6f7a8b9c0d"
                 *       ]
                 *     }
                 */
                "application/json": CareerOrder;
            };
        };
        responses: {
            /** @description The entries of all sections, with the section in its new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CareerList;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrderOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCvVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the CV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CvVersionList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCvVersion: {
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
                 *       "name": "For a bank",
                 *       "design": "columns",
                 *       "file_name": "Ivan Petrov - backend",
                 *       "texts": {
                 *         "en": {
                 *           "headline": "Backend engineer"
                 *         }
                 *       },
                 *       "selection": {
                 *         "skills": [
                 *           "7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": CvVersionFields;
            };
        };
        responses: {
            /** @description The created version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CvVersion;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidCvVersion"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCvVersion: {
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
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CvVersion;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCvVersion: {
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
                 *       "name": "For a bank",
                 *       "design": "classic",
                 *       "selection": {
                 *         "projects": []
                 *       }
                 *     }
                 */
                "application/json": CvVersionFields;
            };
        };
        responses: {
            /** @description The updated version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CvVersion;
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
    deleteCvVersion: {
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
    restoreCvVersion: {
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
            /** @description The restored version, with its private link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CvVersion;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["NoRoomForCvVersion"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    renewCvVersionLink: {
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
            /** @description The version with its new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CvVersion;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
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
                 *       "telegram": "janus_owner"
                 *     }
                 */
                "application/json": ProfileUpdate;
            };
        };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
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
    deleteProfileTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
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
            409: components["responses"]["LastTranslation"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateProfileTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First Last"
                 *     }
                 */
                "application/json": ProfileTranslationUpdate;
            };
        };
        responses: {
            /** @description The profile with the updated translation; the translation is created if it does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidProfileText"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    uploadCv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description The profile with the uploaded CV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPdf"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteCv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile with the generated CV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Profile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSite: {
        parameters: {
            query?: {
                /** @description Return only this translation of each item; if it is missing, the other one. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Together with `language`, adds the menus of this face (`navigation`). */
                face?: components["schemas"]["Face"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings that differ from the defaults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Site;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSite: {
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
                 *       "blog_accent": "#0b6e4f"
                 *     }
                 */
                "application/json": SiteUpdate;
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Site;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["UnfitLogo"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateSiteTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "blog_name": "Notes",
                 *       "blog_title": "{site} — {name}"
                 *     }
                 */
                "application/json": SiteTextsUpdate;
            };
        };
        responses: {
            /** @description The settings with the updated texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Site;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidSiteText"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listRedirects: {
        parameters: {
            query: {
                /** @description The face whose redirects are listed. */
                face: components["schemas"]["Face"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
                page?: components["parameters"]["Page"];
                /** @description Text to search for. */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The redirects, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RedirectList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRedirect: {
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
                 *       "face": "portfolio",
                 *       "from": "/old/cv.html",
                 *       "to": "/"
                 *     }
                 */
                "application/json": RedirectCreate;
            };
        };
        responses: {
            /** @description The created redirect. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Redirect;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidRedirectOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getRedirect: {
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
            /** @description The redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Redirect;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRedirect: {
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
    updateRedirect: {
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
                 *       "to": "https://example.org/cv"
                 *     }
                 */
                "application/json": RedirectUpdate;
            };
        };
        responses: {
            /** @description The updated redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Redirect;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidRedirect"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreRedirect: {
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
            /** @description The restored redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Redirect;
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
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
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
                 *       "name": "my-blog.zip",
                 *       "size": 1048576
                 *     }
                 */
                "application/json": ImportCreate;
            };
        };
        responses: {
            /** @description The created import. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Import;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrKeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidImportOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getImport: {
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
            /** @description The import with its progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Import;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendImportPart: {
        parameters: {
            query: {
                /** @description The number of bytes uploaded before this part: `received` of the import. */
                offset: number;
            };
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Import;
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    runImport: {
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Import;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrKeyInUse"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelImport: {
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Import;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    undoImport: {
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Import;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrKeyInUse"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getImportReport: {
        parameters: {
            query?: {
                /** @description Only items with this outcome. */
                outcome?: ImportOutcome;
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
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
            /** @description The items, in the order of the source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportReport;
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
    getSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unchanged sample content on the site, and the number of removed items that can be restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sample;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSample: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining sample content, and the number of items that can be restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sample;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreSample: {
        parameters: {
            query?: never;
            header?: {
                /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample content on the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sample;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
                page?: components["parameters"]["Page"];
                /** @description Text to search for. */
                q?: components["parameters"]["Query"];
                /** @description Only messages in this state. */
                state?: MessageState;
                /** @description Only read messages if true; only unread messages if false. */
                is_read?: boolean;
                /** @description Only messages marked as answered if true; only the other messages if false. */
                is_answered?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
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
                 *       "name": "Анна",
                 *       "message": "Здравствуйте!",
                 *       "email": "anna@example.com"
                 *     }
                 */
                "application/json": FeedbackRequest;
            };
        };
        responses: {
            /** @description The message was received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FeedbackReceipt;
                };
            };
            400: components["responses"]["BadJson"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrKeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getMessage: {
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
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
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
    updateMessage: {
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
                 *       "is_read": true
                 *     }
                 */
                "application/json": MessageUpdate;
            };
        };
        responses: {
            /** @description The updated message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
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
    replyToMessage: {
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
                 *       "text": "Спасибо за письмо!"
                 *     }
                 */
                "application/json": MessageReplyRequest;
            };
        };
        responses: {
            /** @description The mail server accepted the reply. Contains the message with the reply. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReplyNotSent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrKeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDeleted: {
        parameters: {
            query?: {
                /** @description Only items of this kind. */
                kind?: DeletedKind;
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
            /** @description The deleted items that can be restored, last deleted first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletedList;
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeDeleted: {
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
    restoreDeleted: {
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
            /** @description The restored item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeletedItem;
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
}
