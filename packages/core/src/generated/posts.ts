// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type paths = {
    "/api/v1/posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts, by the time of publication
         * @description Visitors get what is published; a signed-in caller with a role gets all. With `q` the list has posts with all the words in one text, of the 500 newest such texts; for a caller with a role also of 500 drafts and 500 changes that wait.
         */
        get: operations["listPosts"];
        put?: never;
        /** The new post */
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
        /** The text as the page will show it */
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
         * The twenty newest texts of a language
         * @description Whole, the newest publication in that language first: what a feed shows. The same for everybody.
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
         * The titles of all posts in a language
         * @description A thousand to a page, in the order of `language` in the list of posts; a post without a text in the language has the title of the other one. The same for everybody.
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
        /** The post; a former slug answers with the post and its present slug */
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
        /** The post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /** The post is deleted */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /** The changed post */
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
        /** Posts that were deleted lately and can be restored, the last one first */
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
        /** The deleted post is gone for good */
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
        /** The post is back as it was, with its revisions */
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
         * A change of a published text is kept, not published
         * @description What an editor saves by itself while somebody types. An update with a text of that language publishes it and drops what was pending.
         */
        put: operations["savePending"];
        post?: never;
        /** What was pending is dropped; what is published stays */
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
        /** The texts of one language of a post, the last one first */
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
        /** The text as it stood at a revision */
        get: operations["getRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * A kept text gets a name
         * @description A named text stays in the history, however many come after it. An empty name takes the name away.
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
         * An editor is open; who else has the post open
         * @description Sent every 15 seconds by an editor that somebody looks at. A window that has been silent for 45 seconds is gone.
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
         * A link by which somebody without an account sees a post as it would be published
         * @description A post has one link; the one made before stops to work.
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
        /** The post behind a link, with its drafts and pending texts */
        get: operations["getSharedPost"];
        put?: never;
        post?: never;
        /** The link stops to work */
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
        /** What was uploaded for texts, covers and photos, the newest first */
        get: operations["listMedia"];
        put?: never;
        /** The stored picture */
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
        /** The file of the library */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /** The unused file goes to the bin */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /**
         * The changed file of the library
         * @description Texts that show it keep the description that stands in them.
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
         * Another file in the place of this one, everywhere but in the history
         * @description The new file has an address of its own, because browsers keep the old one for a year: texts, changes that wait, covers and photos are rewritten in one transaction, and each changed text of a post is an entry of its history.
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
         * A copy of another site's picture
         * @description Pages show pictures of the site alone. The server reads the picture, of 10 MB at most, from the public internet, and keeps a copy; one that is the site's already is answered as it is. 403 also where the server's settings turn it off.
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
         * What was found, the best first
         * @description Texts with all the words, by relevance (BM25 over title, tags, headings, summary, prose and code, with nearness and a little of freshness); where no text has all, those with most of what the words weigh. Words in quotes are a phrase, a minus before a word leaves texts with it out, tag: narrows to a tag. Words that no text has are taken as typed on the other keyboard layout, or with a slip of the fingers: `suggestion` then tells what was looked for.
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
         * What is found in the panel, by kind
         * @description As `search`, but only what has all the words, and whatever is not out as well: drafts, changes that wait, hidden projects and places of work, messages, what lies in the bin, and pictures by the words that describe them. Those with the words in the title come first. A word that is still being typed finds what begins so.
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
         * The names that the owner added for one thing
         * @description A text with one name of a group is found by the others, too. Common ones are known without the list.
         */
        get: operations["getSearchTwins"];
        /** The groups as they are now */
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
         * Tags with both names, the most used first
         * @description A thousand at most, and those that were deleted in the last 30 days.
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
        /** The tag with both names */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * The tag is taken from its posts
         * @description It can be restored for 30 days.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * The tag with its new names and descriptions
         * @description Former names go on to lead to it, in `?tag=` and in posts.
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
        /** The deleted tag on the posts that had it */
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
         * The tag that took the place of this one
         * @description It gets the posts, the words that led to this one, and the names and descriptions that it has none of. It cannot be undone.
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
         * Series with both titles, the latest first
         * @description Five hundred at most. Visitors get those with a post that they can read, and of each these posts alone; callers with a role get all, and those that were deleted in the last 30 days.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * The new series
         * @description Posts that are named join it in this order and leave the series that they were in.
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
         * The series with its posts in order; a former slug answers with the present one
         * @description To visitors a series without a post that they can read does not exist.
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
         * The series with its posts
         * @description With its drafts; visitors read `/series-pages/`.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        /**
         * The series is deleted; its posts stay
         * @description It can be restored for 30 days.
         */
        delete: operations["deleteSeries"];
        options?: never;
        head?: never;
        /**
         * The changed series
         * @description `posts` come first, in this order; those that were not in the series join it and leave the series that they were in. The others follow as they stood. `removed` leave it.
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
        /** The deleted series with those of its posts that joined no other one */
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
         * The parts of the site map
         * @description Each post and each tag has a part of its own that it never leaves, so that a write changes one part of posts.
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
         * The posts of a part of the site map
         * @description Five hundred at most, as visitors see them; none where they are gone.
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
         * The tags of a part of the site map
         * @description Five hundred at most, with the languages in which a visitor finds something.
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
         * How the daily copies of the site stand
         * @description For owners and superusers. It is what the last attempt has left, so it also answers while the place of the copies is away.
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
         * The doubtful copy counts as good
         * @description Says that so much was deleted on purpose: later copies are measured by this one. 409 where the newest copy is not of this day, or not doubtful.
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
         * How often the pages of a face were read
         * @description For owners and superusers. Pages that were answered to people who do not mind being counted (neither `DNT: 1` nor `Sec-GPC: 1`), programs left out. Days and hours are those of UTC. A visitor is counted once a day and face, and nobody can be told from anybody afterwards, so visitors of several days are the sum of those of each.
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
         * All that was counted, as a file
         * @description CSV with the columns `span, at, face, kind, name, views, visitors`: hours of the last two days, days of the last 400, months before. `kind` is `all`, `page`, `referrer` or `language`; the name `*` stands for all pages or sites beyond those that a day names.
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
export type components = {
    schemas: {
        /**
         * @description Rows of a table, the files of pictures and documents, or all rows together.
         * @enum {string}
         */
        BackupKind: "users" | "posts" | "post_translations" | "projects" | "experiences" | "messages" | "media" | "files" | "rows";
        BackupLoss: {
            kind: components["schemas"]["BackupKind"];
            now: number;
            /** @description As many as the largest good copy holds. */
            before: number;
        };
        Backups: {
            /** @description The folder or the storage where they lie; null where none are made. */
            place: string | null;
            /** @description When the newest good copy was made; null before the first one. */
            made_at: components["schemas"]["Time"] | null;
            /** @description The newest copy, where it holds less than half of what a good one does. It pushes no good one out. */
            doubtful: {
                day: components["schemas"]["CalendarDate"];
                losses: components["schemas"]["BackupLoss"][];
            } | null;
            /** @description Why the last attempt has failed; the server tries again every hour. */
            failure: {
                at: components["schemas"]["Time"];
                /** @description In English, as the log has it. */
                reason: string;
            } | null;
        };
        /** @enum {string} */
        FiguresPeriod: "day" | "month" | "year";
        Figures: {
            views: number;
            visitors: number;
            /** @description The hours, days or months of the period from the first on, also those without a reader. */
            series: components["schemas"]["FiguresMoment"][];
            /** @description The 100 read most. */
            pages: components["schemas"]["FiguresRow"][];
            /** @description The 100 sites that most came from, as their pages said. */
            referrers: components["schemas"]["FiguresRow"][];
            languages: components["schemas"]["FiguresRow"][];
        };
        FiguresMoment: {
            /** @description When it begins. */
            at: components["schemas"]["Time"];
            views: number;
            /** @description Who had not been here that day. */
            visitors: number;
        };
        FiguresRow: {
            /** @description A path without its language, a host, a language; `*` stands for all beyond those that a day names. */
            name: string;
            views: number;
            /** @description Once a day each; one who read two pages is a visitor of both. */
            visitors: number;
        };
        BackupAcceptance: {
            day: components["schemas"]["CalendarDate"];
        };
        /** @description A tag that is named twice, also with other capitals or with е for ё, is kept once. */
        Tags: components["schemas"]["Visible"][];
        /** @enum {string} */
        Status: "draft" | "published";
        Heading: {
            id: string;
            level: number;
            text: string;
        };
        PostLink: {
            slug: string;
            title: string;
            language: components["schemas"]["Language"];
            published_at: components["schemas"]["Time"] | null;
            /** @description Of the previous and the next post alone; empty where it has none. */
            summary?: string;
            /** @description Of the previous and the next post alone: its own, or the one that is drawn for it; null where the owner wants none drawn. */
            cover?: string | null;
        };
        Author: {
            first_name: string;
            last_name: string;
            photo: string | null;
        };
        PostTranslationSummary: {
            language: components["schemas"]["Language"];
            status: components["schemas"]["Status"];
            /** @description In the future for a scheduled one. */
            published_at: components["schemas"]["Time"] | null;
            title: string;
            summary: string;
            reading_minutes: number;
            /** @description The last change that readers are told of; a small edit is none. */
            updated_at: components["schemas"]["Time"];
            revision: number;
            /** @description The original was changed since this translation was made or reviewed; only for callers with a role. */
            is_outdated?: boolean;
            /** @description A change is kept and not published; only for callers with a role. */
            has_pending?: boolean;
        };
        PostTranslation: components["schemas"]["PostTranslationSummary"] & {
            /** @description Markdown; only for callers with a role. */
            body?: string;
            /** @description Rendered and safe. */
            html: string;
            contents: components["schemas"]["Heading"][];
            /** @description The revision of the original that this translation was last reviewed against, null for the original itself; only for callers with a role. */
            source_revision?: number | null;
            /** @description Only for callers with a role. */
            pending?: components["schemas"]["Pending"] | null;
        };
        /** @enum {string} */
        PageFace: "portfolio" | "blog";
        PostBase: {
            id: components["schemas"]["Uuid"];
            slug: string;
            /** @description Names in the language that was asked for. Visitors get no tag that has none in it; callers with a role, and who asks for no language, the other name. */
            tags: string[];
            /** @description The address of the picture; of a post without one, that of the cover which the site draws for it. */
            cover: string | null;
            /** @description True while the cover is drawn by the site, since the post has none of its own; absent otherwise. */
            is_cover_drawn?: boolean;
            author: components["schemas"]["Author"] | null;
            /** @description The series that it is a part of; null for none, of a page, and of a post that only its address leads to. */
            series: components["schemas"]["PostSeries"] | null;
            /** @description Whoever has the address reads it; it is in no list, feed, site map and search. */
            is_unlisted: boolean;
            /** @description It stands first on the blog's list. */
            is_pinned: boolean;
            /** @description Null for a post. A page has its address right behind the host of this face, is without tags, and is in the site map and the search, but in no list or feed. */
            page_face: components["schemas"]["PageFace"] | null;
            /** @description Of a page whether its face's menu leads to it. */
            is_in_menu: boolean;
            /** @description Where it was published first, when that is another site. */
            canonical_url: string | null;
            /** @description The language it was first written in, which the other one follows; only for callers with a role. */
            original_language?: components["schemas"]["Language"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        PostSummary: components["schemas"]["PostBase"] & {
            translations: components["schemas"]["PostTranslationSummary"][];
        };
        Post: components["schemas"]["PostBase"] & {
            /** @description The languages in which a visitor can read it now. */
            languages: components["schemas"]["Language"][];
            /** @description The cover blurred, 480 by 300 pixels in at most 3 kB, as a data URL, to stand in its place until it is there; null without a cover, for a transparent one and for one from another site. Only in answers that read a post. */
            cover_preview?: string | null;
            /** @description Only for callers with a role. */
            preview_link?: components["schemas"]["KeptPreviewLink"] | null;
            translations: components["schemas"]["PostTranslation"][];
            /** @description What stands before the text of a part of a series, in the language of the page: which part it is, and links to all parts. Empty otherwise. */
            series_html: string;
            /** @description The part before it in its series; of a post without a series the older post. */
            previous: components["schemas"]["PostLink"] | null;
            /** @description The part after it in its series; of a post without a series the newer post. */
            next: components["schemas"]["PostLink"] | null;
            related: components["schemas"]["PostLink"][];
        };
        ShownTag: {
            slug: string;
            /** @description In the language that was asked for. */
            name: string;
            /** @description What its addresses are made of in each language. */
            names: components["schemas"]["TagNames"];
            /** @description Empty for none. */
            description: string;
        };
        /** @description Null where pages in that language leave the tag out; one of both is there. */
        TagNames: {
            ru: string | null;
            en: string | null;
        };
        Tag: {
            id: components["schemas"]["Uuid"];
            /** @description Leads to it in `?tag=` whatever it is called. */
            slug: string;
            names: components["schemas"]["TagNames"];
            /** @description Empty for none. */
            descriptions: {
                ru: string;
                en: string;
            };
            /** @description Its posts, drafts included. */
            count: number;
            updated_at: components["schemas"]["Time"];
            deleted_at: components["schemas"]["Time"] | null;
        };
        TagList: {
            items: components["schemas"]["Tag"][];
            deleted: components["schemas"]["Tag"][];
            total: components["schemas"]["Total"];
        };
        /** @description Null for none. */
        TagName: components["schemas"]["Visible"] | null;
        TagUpdate: {
            names?: {
                ru?: components["schemas"]["TagName"];
                en?: components["schemas"]["TagName"];
            };
            descriptions?: {
                ru?: string;
                en?: string;
            };
        };
        TagMerge: {
            /** @description The tag that stays. */
            into: components["schemas"]["Uuid"];
        };
        /** @description The series of a post, with its place among those that visitors can read. A title that the series does not have in the language that was asked for is the other one. */
        PostSeries: {
            id: components["schemas"]["Uuid"];
            slug: string;
            title: string;
            /** @description That of the title. */
            language: components["schemas"]["Language"];
            part: number;
            total: number;
        };
        /** @description Null for none; one of both is there. */
        SeriesTitles: {
            ru: string | null;
            en: string | null;
        };
        Series: {
            id: components["schemas"]["Uuid"];
            slug: string;
            titles: components["schemas"]["SeriesTitles"];
            /** @description Empty for none. */
            descriptions: {
                ru: string;
                en: string;
            };
            /** @description The ids of its posts in order, drafts included for callers with a role. */
            posts: components["schemas"]["Uuid"][];
            updated_at: components["schemas"]["Time"];
            deleted_at: components["schemas"]["Time"] | null;
        };
        SeriesList: {
            items: components["schemas"]["Series"][];
            deleted: components["schemas"]["Series"][];
        };
        SeriesPage: components["schemas"]["Series"] & {
            /** @description The languages in which the series has a title and a visitor can read one of its posts. */
            languages: components["schemas"]["Language"][];
            items: components["schemas"]["PostSummary"][];
        };
        /** @description Null for none. */
        SeriesTitle: components["schemas"]["Visible"] | null;
        SeriesTitlesInput: {
            ru?: components["schemas"]["SeriesTitle"];
            en?: components["schemas"]["SeriesTitle"];
        };
        SeriesDescriptions: {
            ru?: string;
            en?: string;
        };
        SeriesPosts: components["schemas"]["Uuid"][];
        SeriesCreate: {
            slug?: components["schemas"]["Slug"];
            titles: components["schemas"]["SeriesTitlesInput"];
            descriptions?: components["schemas"]["SeriesDescriptions"];
            posts?: components["schemas"]["SeriesPosts"];
        };
        SeriesUpdate: {
            slug?: components["schemas"]["Slug"];
            titles?: components["schemas"]["SeriesTitlesInput"];
            descriptions?: components["schemas"]["SeriesDescriptions"];
            posts?: components["schemas"]["SeriesPosts"];
            removed?: components["schemas"]["SeriesPosts"];
        };
        PostList: {
            items: components["schemas"]["PostSummary"][];
            /** @description The accounts that posts were written by, a hundred at most; only for callers with a role. */
            authors?: {
                id: components["schemas"]["Uuid"];
                first_name: string;
                last_name: string;
                username: string;
            }[];
            /** @description The languages in which a visitor can read at least one post with the tag that was asked for, or any post. */
            languages: components["schemas"]["Language"][];
            total: components["schemas"]["Total"];
            /** @description How many of `total` have a text in the other language alone; for visitors, where `order` puts them behind the rest. */
            others?: number;
            next_cursor: components["schemas"]["NextCursor"];
            /** @description The most used tags that the caller can see, a hundred at most, with the number of their posts; the tag that was asked for is among them where it has posts. */
            tags: {
                name: string;
                count: number;
            }[];
            /** @description The tag that was asked for, null where there is none to show. */
            tag?: components["schemas"]["ShownTag"] | null;
        };
        Archive: {
            items: components["schemas"]["ArchivedPost"][];
            total: components["schemas"]["Total"];
            /** @description How many of `total` have a text in the other language alone. */
            others: number;
            next_cursor: components["schemas"]["NextCursor"];
        };
        ArchivedPost: {
            slug: string;
            title: string;
            language: components["schemas"]["Language"];
            published_at: components["schemas"]["Time"];
        };
        NewestPosts: {
            items: components["schemas"]["NewestPost"][];
        };
        NewestPost: components["schemas"]["PostBase"] & {
            translation: components["schemas"]["PostTranslation"];
        };
        Sitemap: {
            /** @description The last change of any post. */
            changed_at: components["schemas"]["Time"];
            /** @description The owner's pages by face, the oldest of each first. */
            pages: {
                face: components["schemas"]["PageFace"];
                slug: string;
                languages: components["schemas"]["Language"][];
                changed_at: components["schemas"]["Time"];
            }[];
            /** @description Series that visitors find. */
            series: {
                slug: string;
                languages: components["schemas"]["Language"][];
                changed_at: components["schemas"]["Time"];
            }[];
            posts: components["schemas"]["SitemapPart"][];
            tags: components["schemas"]["SitemapPart"][];
        };
        SitemapPart: {
            part: number;
            changed_at: components["schemas"]["Time"];
        };
        SitemapPosts: {
            items: {
                slug: string;
                languages: components["schemas"]["Language"][];
                changed_at: components["schemas"]["Time"];
            }[];
        };
        SitemapTags: {
            items: {
                name: string;
                names: components["schemas"]["TagNames"];
                languages: components["schemas"]["Language"][];
                changed_at: components["schemas"]["Time"];
            }[];
        };
        PostTranslationInput: {
            language: components["schemas"]["Language"];
            title: components["schemas"]["Visible"];
            summary?: string;
            /** @description Markdown. */
            body?: string;
            status?: components["schemas"]["Status"];
            /** @description Any moment, also a past one; a coming one plans the publication. Absent, it is now. */
            published_at?: components["schemas"]["Time"] | null;
            /** @description The last change that readers are told of, not a coming one. */
            updated_at?: components["schemas"]["Time"];
        };
        PostTranslationUpdate: {
            language: components["schemas"]["Language"];
            /** @description The revision that was edited; absent when the language is new. */
            revision?: number;
            /** @description The version of the pending change that was seen, 0 when nothing was pending. Refused as stale when it is another one by now, because a new text takes its place; absent, it is not looked at. */
            version?: number;
            /** @description True removes the language. */
            removed?: boolean;
            /** @description True leaves the translation of this text up to date, and the time of the last change as it is. */
            is_small_edit?: boolean;
            /** @description True says that this translation follows the original as it is now. */
            is_reviewed?: boolean;
            title?: components["schemas"]["Visible"];
            summary?: string;
            /** @description Markdown. */
            body?: string;
            status?: components["schemas"]["Status"];
            /** @description Any moment, also a past one; a coming one plans the publication. A change of the times alone keeps the revision. */
            published_at?: components["schemas"]["Time"] | null;
            /** @description The last change that readers are told of, not a coming one; absent, a new text that is no small edit sets it. */
            updated_at?: components["schemas"]["Time"];
        };
        PostCreate: {
            slug?: components["schemas"]["Slug"];
            tags?: components["schemas"]["Tags"];
            cover?: components["schemas"]["MediaPath"] | null;
            is_unlisted?: boolean;
            is_pinned?: boolean;
            /** @description Makes it a page of this face; null, a post. */
            page_face?: components["schemas"]["PageFace"] | null;
            is_in_menu?: boolean;
            canonical_url?: components["schemas"]["WebAddress"] | null;
            translations: components["schemas"]["PostTranslationInput"][];
        };
        PostUpdate: {
            slug?: components["schemas"]["Slug"];
            tags?: components["schemas"]["Tags"];
            cover?: components["schemas"]["MediaPath"] | null;
            is_unlisted?: boolean;
            is_pinned?: boolean;
            /** @description Makes it a page of this face; null, a post. */
            page_face?: components["schemas"]["PageFace"] | null;
            is_in_menu?: boolean;
            canonical_url?: components["schemas"]["WebAddress"] | null;
            translations?: components["schemas"]["PostTranslationUpdate"][];
        };
        StaleProblem: components["schemas"]["Problem"] & {
            current?: components["schemas"]["Post"];
            /** @description Who saved it last. */
            author?: components["schemas"]["Author"] | null;
        };
        PendingInput: {
            /** @description The version that was edited; 0 when nothing was pending. */
            version: number;
            /** @description The published revision that the change was begun from. */
            revision: number;
            title: string;
            summary: string;
            /** @description Markdown. */
            body: string;
        };
        Pending: {
            language: components["schemas"]["Language"];
            version: number;
            /** @description The published revision that the change was begun from. */
            revision: number;
            title: string;
            summary: string;
            /** @description Markdown. */
            body: string;
            updated_at: components["schemas"]["Time"];
        };
        RevisionSummary: {
            language: components["schemas"]["Language"];
            revision: number;
            status: components["schemas"]["Status"];
            title: string;
            /** @description Empty when it has none. */
            name: string;
            /** @description Who saved it. */
            author: components["schemas"]["Author"] | null;
            created_at: components["schemas"]["Time"];
            /** @description The length of the body. */
            characters: number;
        };
        RevisionName: {
            name: string;
        };
        WriterReport: {
            /** @description Chosen at random by the window. */
            window: string;
            /** @description Whether somebody has typed there within the last minute. */
            is_writing: boolean;
        };
        Writer: {
            author: components["schemas"]["Author"];
            /** @description Whether it is another window of whoever asks. */
            is_own: boolean;
            is_writing: boolean;
        };
        WriterList: {
            items: components["schemas"]["Writer"][];
        };
        Revision: components["schemas"]["RevisionSummary"] & {
            summary: string;
            /** @description Markdown. */
            body: string;
        };
        RevisionList: {
            items: components["schemas"]["RevisionSummary"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        PreviewLinkRequest: {
            post_id: components["schemas"]["Uuid"];
        };
        PreviewLink: {
            /** @description Ends the link; opens nothing. */
            id: string;
            /** @description Told once; the server keeps its hash. */
            token: string;
            expires_at: components["schemas"]["Time"];
        };
        KeptPreviewLink: {
            /** @description Ends the link; opens nothing. */
            id: string;
            expires_at: components["schemas"]["Time"];
        };
        DeletedPost: {
            id: components["schemas"]["Uuid"];
            title: string;
            deleted_at: components["schemas"]["Time"];
            /** @description When it is gone for good. */
            expires_at: components["schemas"]["Time"];
        };
        DeletedPostList: {
            items: components["schemas"]["DeletedPost"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        PreviewRequest: {
            body: string;
            language?: components["schemas"]["Language"];
        };
        Preview: {
            html: string;
            contents: components["schemas"]["Heading"][];
            reading_minutes: number;
        };
        MediaCopy: {
            /** @description As it stands in a text; addresses that are signed are long. */
            address: string;
        };
        Media: {
            id: string;
            url: string;
            width: number;
            height: number;
            content_type: string;
            /** @description Bytes. */
            size: number;
        };
        MediaUse: {
            /** @enum {string} */
            kind: "post" | "project" | "experience" | "profile" | "site";
            /** @description Of what uses it; null for the profile and the site. */
            id: components["schemas"]["Uuid"] | null;
            title: string;
            /** @description Only earlier versions of the text show it. */
            is_history: boolean;
        };
        MediaItem: {
            id: components["schemas"]["Uuid"];
            url: string;
            width: number;
            height: number;
            content_type: string;
            /** @description Bytes. */
            size: number;
            /** @description That of the file that was sent; may be empty. */
            name: string;
            /** @description What it shows: in Russian, without words in Russian in English. */
            alt: string;
            /** @description What it shows, for texts of each language; empty for none. */
            alts: {
                ru: string;
                en: string;
            };
            created_at: components["schemas"]["Time"];
            uses: components["schemas"]["MediaUse"][];
            /** @description How many items use it. */
            use_count: number;
        };
        MediaList: {
            items: components["schemas"]["MediaItem"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        MediaUpdate: {
            /**
             * @description Becomes `alt` of the answer: Cyrillic letters are the Russian description; other words are the English one,
             *     and the Russian one is emptied; empty empties both. Programs that know languages send `alts`, which comes after it.
             */
            alt?: string;
            /** @description A language that is left out keeps its description. */
            alts?: {
                ru?: string;
                en?: string;
            };
            name?: string;
        };
        SearchItem: {
            /** @enum {string} */
            kind: "post" | "page" | "project" | "experience" | "career";
            id: components["schemas"]["Uuid"];
            slug: string | null;
            /** @description Of a page the face that it is of; null for all else. */
            page_face: components["schemas"]["PageFace"] | null;
            /** @description Of an entry of the CV what its section is called, in the language of the text; null for all else. `/resume` has its id as an anchor. */
            section_title: string | null;
            title: string;
            language: components["schemas"]["Language"];
            /** @description HTML with no other element than mark. */
            snippet: string;
            published_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        PanelSearchKind: "post" | "project" | "experience" | "career" | "message" | "picture";
        PanelSearchItem: {
            kind: components["schemas"]["PanelSearchKind"];
            /**
             * @description What it belongs to; of a picture the text that shows it.
             * @enum {string}
             */
            item: "post" | "project" | "experience" | "career" | "message";
            /** @description That of the item. */
            id: components["schemas"]["Uuid"];
            /** @description Of a picture the words that describe it. */
            title: string;
            language: components["schemas"]["Language"];
            /** @description It lies in the bin. */
            is_deleted: boolean;
            /**
             * @description The box of a message; null of anything else.
             * @enum {string|null}
             */
            state: "inbox" | "archived" | "spam" | null;
        };
        PanelSearchAnswer: {
            items: components["schemas"]["PanelSearchItem"][];
        };
        SearchTwins: {
            /** @description Names of one thing each, of one word, such as `react` and `реакт`. */
            groups: components["schemas"]["Visible"][][];
        };
        SearchAnswer: {
            items: components["schemas"]["SearchItem"][];
            /** @description How many texts have the words; 200 says that there may be more. */
            total: number;
            /** @description What was looked for instead of the words as they were typed; null if those were. */
            suggestion: string | null;
        };
        /** @enum {string} */
        Language: "ru" | "en";
        /**
         * Format: date-time
         * @description ISO 8601 with a zone, of a day that there is in the years 1000 to 2999, and no leap second. Answers are in UTC.
         */
        Time: string;
        Uuid: string;
        Total: number;
        /** @description Goes into `cursor` for the following page; null on the last one. */
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
                    /** @description Names joined by dots. */
                    path: string;
                    /** @description `invalid` where the value does not fit its schema, else the rule which no schema says. */
                    code?: string;
                    message: string;
                }[];
            };
        };
        /** @description Not in the form of an id, which stands in the same place of an address. */
        Slug: string;
        /** @description A text with at least one character that is seen. */
        Visible: string;
        /**
         * Format: picture-address
         * @description The address of an uploaded picture; one of another site is copied first (`copyMedia`).
         */
        MediaPath: string;
        /**
         * Format: web-address
         * @description An http or https address. The format `web-address` says that `URL` of the WHATWG standard reads it, as browsers do: its host exists in form, its port is at most 65535. Letters of any alphabet may stand in it.
         */
        WebAddress: string;
        /**
         * Format: calendar-date
         * @description A month (YYYY-MM) or a day (YYYY-MM-DD) of the years 1000 to 2999. The pattern has the days that there are, those of leap years among them.
         */
        CalendarDate: string;
        /** @enum {string} */
        Face: "portfolio" | "blog";
    };
    responses: {
        /** @description Another post has the slug (`slug_taken`), or took it meanwhile (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description The text was changed since it was read (`stale_revision`); `current` is the post as it is now. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StaleProblem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "stale_revision";
                    };
                };
            };
        };
        /** @description The text was changed since it was read (`stale_revision`; `current` is the post as it is now), another post has the slug (`slug_taken`), or another write was faster (`conflict`). */
        PostConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StaleProblem"] & {
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
        /** @description The newest copy is not of this day, or not doubtful (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description A text, its history, a cover or a photo still shows the file (`media_in_use`), or began to meanwhile (`conflict`). */
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
        /** @description Fields do not fit their schemas (`invalid_fields`), the address gives no picture or is not on the internet (`picture_unreachable`), or what it gives is no whole JPEG, PNG, WebP, AVIF or GIF (`invalid_picture`). Another call had this `Idempotency-Key` (`key_reused`). */
        NoCopyOrKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "picture_unreachable" | "invalid_picture" | "key_reused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas, no name is left, or a name leads to another tag (`invalid_fields`; of the field `name_needed` or `name_taken`). */
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
        /** @description Fields do not fit their schemas, no title is left, a post is not there or is a page, or there would be more than 100 (`invalid_fields`; of the field `title_needed`, `unknown_post` or `too_many_posts`). */
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
        /** @description Fields do not fit their schemas, no title is given, or a post is not there or is a page (`invalid_fields`; of the field `title_needed` or `unknown_post`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Another series has the slug (`slug_taken`), or took it meanwhile (`conflict`). */
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
        /** @description Another series has the slug (`slug_taken`), or took it meanwhile (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description Fields do not fit their schemas, two texts have one language, or a change is said to come (`invalid_fields`; of the field `repeated_language` or `time_in_future`; `slug_reserved` where a page's address is one of the site's own), or the Markdown takes too long or has too many headings or footnotes (`text_too_complex`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Fields do not fit their schemas, two texts have one language, the first text of a language has no title, no text would be left, or a change is said to come (`invalid_fields`; of the field `repeated_language`, `title_required`, `last_language` or `time_in_future`; `slug_reserved` where a page's address is one of the site's own), or the Markdown takes too long or has too many headings or footnotes (`text_too_complex`). */
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
        /** @description The request cannot be read (`malformed`, as of any call), or no list gave this cursor (`malformed_cursor`). */
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
        /** @description A token that is not valid (`invalid_token`). */
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
        /** @description The access token has no scope for this, or this is closed to access tokens (`insufficient_scope`). */
        InsufficientScope: {
            headers: {
                /** @description With `error="insufficient_scope"` (RFC 6750) and, where scopes would open it, their names. */
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
        /** @description Fields of the request do not fit their schemas (`invalid_fields`); `error.fields` names them. */
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
        /** @description The service cannot answer now (`unavailable`), or its database is damaged (`damaged`). */
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
        /** @description The request cannot be read (`malformed`, as of any call; also a body nested more than 40 deep), or its body is not JSON in UTF-8 (`malformed_json`). */
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
        /** @description No access token (`unauthorized`), or one that is not valid (`invalid_token`). */
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
        /** @description The caller's role does not allow this (`forbidden`), or their access token has no scope for it (`insufficient_scope`). */
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
        /** @description The disk is full (`storage_full`); nothing was written, and reading goes on. */
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
        /** @description Fields do not fit their schemas (`invalid_fields`), or the Markdown takes too long or has too many headings or footnotes (`text_too_complex`). */
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
        /** @description Too many requests (`too_many_requests`); `Retry-After` says when to come back. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
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
        /** @description The request cannot be read (`malformed`): an escape in its address is broken, or a text holds NUL or half of a surrogate pair. */
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
        /** @description There is no such item, or the address has a part that its schema does not allow (`not_found`). */
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
        /** @description Done; there is nothing to say. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What is changed is not as `If-Match` says any more (`precondition_failed`): read it again. Nothing has happened. */
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
        /** @description The caller's role does not allow this (`forbidden`), it is closed to access tokens (`insufficient_scope`), or the person has neither signed in nor confirmed who they are within the last ten minutes (`confirmation_required`): `confirmSession`, then ask again. */
        ForbiddenOrUnconfirmed: {
            headers: {
                /** @description With `error="insufficient_user_authentication"` (RFC 9470) where a confirmation is asked for; then the token is as good as before. */
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
        /** @description Another write was faster (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description The request cannot be read (`malformed`, as of any call), or its body is cut off or is no multipart (`malformed_upload`). */
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
        /** @description A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description There is not one file in the field `file` (`invalid_fields`), or it is nothing whole that this call takes: pictures are JPEG, PNG, WebP, AVIF or GIF, for texts also SVG, MP4 and WebM (`invalid_picture`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Another write was faster (`conflict`). */
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
        /** @description There is not one file in the field `file` (`invalid_fields`), or it is nothing whole that this call takes: pictures are JPEG, PNG, WebP, AVIF or GIF, for texts also SVG, MP4 and WebM (`invalid_picture`). */
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
        /** @description Fields of the request do not fit their schemas (`invalid_fields`); `error.fields` names them. Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description The most items to answer with. */
        Limit: number;
        /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
        Cursor: string;
        /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
        Page: number;
        /** @description Only this translation of each item; the other one where it is missing. */
        LanguageFilter: components["schemas"]["Language"];
        /** @description Only what changed or came out at this time or later. What readers see of an item counts, whoever has changed it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. What was deleted is in no list: webhooks tell a program that keeps a copy, or it compares ids. */
        UpdatedSince: components["schemas"]["Time"];
        /** @description Text to look for. */
        Query: string;
        /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
        IdempotencyKey: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
        /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
export interface operations {
    listPosts: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Only what changed or came out at this time or later. What readers see of an item counts, whoever has changed it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. What was deleted is in no list: webhooks tell a program that keeps a copy, or it compares ids. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Text to look for. */
                q?: components["parameters"]["Query"];
                /** @description Only posts with this tag: one of its names, former ones included, or its slug. */
                tag?: string;
                /** @description Only posts with a translation in this state; for callers with a role. `published` are those in lists, `unlisted` those that only their address leads to, `pending` those with a change that waits. */
                status?: "draft" | "published" | "scheduled" | "unlisted" | "pending" | "outdated";
                /** @description Only posts with a translation in this language, of which the state is asked as well; for callers with a role. */
                text_language?: components["schemas"]["Language"];
                /** @description Only posts of this account; for callers with a role. */
                author?: components["schemas"]["Uuid"];
                /** @description Posts, or pages: texts with an address of their own that stand in no list of visitors, so that only callers with a role find some. */
                kind?: "post" | "page";
                /** @description The direction of time. `language` begins with the newest posts that have a text in `language`, and goes on with the newest that have it in the other one alone. `pinned` begins with the newest pinned posts, ten and a page at most, and goes on as `language`; where a tag is asked for it is `language`. Where words are asked for, or no `language`, both leave languages together. `changed` begins with what was edited last; it is for callers with a role, and for visitors the same as `newest`. */
                order?: "newest" | "oldest" | "pinned" | "language" | "changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Posts, by the time of publication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostList"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
                "application/json": components["schemas"]["PostCreate"];
            };
        };
        responses: {
            /** @description The new post. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description The text as the page will show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
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
                /** @description The language of the texts. */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The twenty newest texts of a language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewestPosts"];
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
                /** @description The language of the reader. */
                language: components["schemas"]["Language"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The titles of all posts in a language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
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
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description A page of this face. Without it a post is asked for, and a page is not found. */
                page_face?: components["schemas"]["PageFace"];
            };
            header?: never;
            path: {
                /** @description The name in the address. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post; a former slug answers with the post and its present slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
                /** @description Only this translation of each item; the other one where it is missing. */
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
                    "application/json": components["schemas"]["Post"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["PostUpdate"];
            };
        };
        responses: {
            /** @description The changed post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPostList"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
            /** @description The restored post; its slug has a number when another post took it meanwhile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["PendingInput"];
            };
        };
        responses: {
            /** @description The text that is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pending"];
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
                /** @description The version that is to be dropped; any when absent. */
                version?: number;
            };
            header?: {
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
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
            /** @description The texts that are kept; of those that one person saved within ten minutes only the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
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
                /** @description The number of the revision; the newest kept text that is not newer answers. */
                revision: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
                /** @description The language of the text. */
                language: components["parameters"]["LanguagePath"];
                /** @description The number of the revision. */
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
                "application/json": components["schemas"]["RevisionName"];
            };
        };
        responses: {
            /** @description The text as the history lists it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionSummary"];
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
                "application/json": components["schemas"]["WriterReport"];
            };
        };
        responses: {
            /** @description The other windows, those where somebody writes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriterList"];
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
                "application/json": components["schemas"]["PreviewLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
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
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path: {
                /** @description The token of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post as it would be published now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
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
                /** @description The id of the link or its token. */
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
                /** @description Text to look for. */
                q?: components["parameters"]["Query"];
                /** @description Only what nothing uses; the history of posts is a use. */
                state?: "unused";
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files of the library, with where they are used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaList"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
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
            /** @description The file of the library. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItem"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["MediaUpdate"];
            };
        };
        responses: {
            /** @description The changed file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItem"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                    "application/json": components["schemas"]["MediaItem"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
                "application/json": components["schemas"]["MediaCopy"];
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
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
                /** @description Words to find. */
                q: string;
                /** @description Only texts in this language. */
                language?: components["schemas"]["Language"];
                /** @description Only posts, only pages, only projects, only places of work or only other entries of the CV. */
                kind?: "post" | "page" | "project" | "experience" | "career";
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
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
                /** @description Words to find. */
                q: string;
                /** @description Titles in this language where a text of it was found as well. */
                language?: components["schemas"]["Language"];
                /** @description Only one kind. */
                kind?: components["schemas"]["PanelSearchKind"];
                /** @description The most items of each kind. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, kind by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelSearchAnswer"];
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
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTwins"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["SearchTwins"];
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchTwins"];
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
            /** @description Tags with both names, the most used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
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
            /** @description The tag with both names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The changed tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
            /** @description The restored tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
                "application/json": components["schemas"]["TagMerge"];
            };
        };
        responses: {
            /** @description The tag that took its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
            /** @description Series with both titles, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesList"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
                "application/json": components["schemas"]["SeriesCreate"];
            };
        };
        responses: {
            /** @description The new series. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path: {
                /** @description The name in the address. */
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
                    "application/json": components["schemas"]["SeriesPage"];
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
            /** @description The series with its posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["SeriesUpdate"];
            };
        };
        responses: {
            /** @description The changed series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
            /** @description The restored series; its slug has a number when another one took it meanwhile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
            /** @description The parts of the site map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sitemap"];
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
                /** @description The number of the part, from 1. */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts of a part of the site map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapPosts"];
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
                /** @description The number of the part, from 1. */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags of a part of the site map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapTags"];
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
            /** @description How the copies stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Backups"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
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
                "application/json": components["schemas"]["BackupAcceptance"];
            };
        };
        responses: {
            /** @description How the copies stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Backups"];
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
                /** @description The last 24 hours by the hour, 30 days by the day, or 12 months by the month. */
                period: components["schemas"]["FiguresPeriod"];
                /** @description Whose pages. */
                face: components["schemas"]["Face"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
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
            /** @description The file. */
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
