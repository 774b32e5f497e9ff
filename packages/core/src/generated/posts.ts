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
         * @description Visitors get what is published; a signed-in caller with a role gets all.
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
        get?: never;
        put?: never;
        /** The stored picture */
        post: operations["uploadMedia"];
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
        /** What was found, the best first */
        get: operations["search"];
        put?: never;
        post?: never;
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
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        Slug: string;
        Tags: string[];
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
        PostBase: {
            id: components["schemas"]["Uuid"];
            slug: string;
            tags: string[];
            /** @description The address of the picture. */
            cover: string | null;
            author: components["schemas"]["Author"] | null;
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
            preview_link?: components["schemas"]["PreviewLink"] | null;
            translations: components["schemas"]["PostTranslation"][];
            previous: components["schemas"]["PostLink"] | null;
            next: components["schemas"]["PostLink"] | null;
            related: components["schemas"]["PostLink"][];
        };
        PostList: {
            items: components["schemas"]["PostSummary"][];
            /** @description The languages in which a visitor can read at least one post with the tag that was asked for, or any post. */
            languages: components["schemas"]["Language"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
            /** @description The most used tags that the caller can see, a hundred at most, with the number of their posts; the tag that was asked for is among them where it has posts. */
            tags: {
                name: string;
                count: number;
            }[];
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
                languages: components["schemas"]["Language"][];
                changed_at: components["schemas"]["Time"];
            }[];
        };
        PostTranslationInput: {
            language: components["schemas"]["Language"];
            title: string;
            summary?: string;
            /** @description Markdown. */
            body?: string;
            status?: components["schemas"]["Status"];
            published_at?: components["schemas"]["Time"] | null;
        };
        PostTranslationUpdate: {
            language: components["schemas"]["Language"];
            /** @description The revision that was edited; absent when the language is new. */
            revision?: number;
            /** @description True removes the language. */
            removed?: boolean;
            /** @description True leaves the translation of this text up to date. */
            is_small_edit?: boolean;
            /** @description True says that this translation follows the original as it is now. */
            is_reviewed?: boolean;
            title?: string;
            summary?: string;
            /** @description Markdown. */
            body?: string;
            status?: components["schemas"]["Status"];
            published_at?: components["schemas"]["Time"] | null;
        };
        PostCreate: {
            slug?: components["schemas"]["Slug"];
            tags?: components["schemas"]["Tags"];
            cover?: components["schemas"]["MediaPath"] | null;
            translations: components["schemas"]["PostTranslationInput"][];
        };
        PostUpdate: {
            slug?: components["schemas"]["Slug"];
            tags?: components["schemas"]["Tags"];
            cover?: components["schemas"]["MediaPath"] | null;
            translations?: components["schemas"]["PostTranslationUpdate"][];
        };
        StaleProblem: components["schemas"]["Problem"] & {
            current?: components["schemas"]["Post"];
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
            /** @description Who saved it. */
            author: components["schemas"]["Author"] | null;
            created_at: components["schemas"]["Time"];
            /** @description The length of the body. */
            characters: number;
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
            token: string;
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
        Media: {
            id: string;
            url: string;
            width: number;
            height: number;
            content_type: string;
            /** @description Bytes. */
            size: number;
        };
        SearchItem: {
            /** @enum {string} */
            kind: "post" | "project";
            id: components["schemas"]["Uuid"];
            slug: string | null;
            title: string;
            language: components["schemas"]["Language"];
            /** @description HTML with no other element than mark. */
            snippet: string;
            published_at: components["schemas"]["Time"] | null;
        };
        SearchAnswer: {
            items: components["schemas"]["SearchItem"][];
            total: components["schemas"]["Total"];
            /** @description What was likely meant when nothing was found. */
            suggestion: string | null;
        };
        /** @enum {string} */
        Language: "ru" | "en";
        Uuid: string;
        /**
         * Format: date-time
         * @description ISO 8601 with a zone, of a day that there is in the years 1000 to 2999, and no leap second. Answers are in UTC.
         */
        Time: string;
        Total: number;
        /** @description Goes into `cursor` for the following page; null on the last one. */
        NextCursor: string | null;
        /** @description RFC 9457, with the specified reader's `error` beside it. */
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
                    message: string;
                }[];
            };
        };
        /**
         * Format: picture-address
         * @description The address of an uploaded picture, or of one elsewhere. The format `picture-address` says of the latter what `web-address` says.
         */
        MediaPath: string;
    };
    responses: {
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No access token, or one that is not valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields of the request are not valid; `error.fields` names them. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; `Retry-After` says when to come back. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role does not allow this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The item is not in the state that the request expects. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type of the body is not accepted. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The disk is full; nothing was written, and reading goes on. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Done; there is nothing to say. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The most items to answer with. */
        Limit: number;
        /** @description The `next_cursor` of the answer before. */
        Cursor: string;
        /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
        Page: number;
        /** @description Only this translation of each item; the other one where it is missing. */
        LanguageFilter: components["schemas"]["Language"];
        /** @description Text to look for. */
        Query: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
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
                /** @description The `next_cursor` of the answer before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Text to look for. */
                q?: components["parameters"]["Query"];
                /** @description Only posts with this tag. */
                tag?: string;
                /** @description Only posts with a translation in this state; for callers with a role. */
                status?: "draft" | "published" | "scheduled" | "outdated";
                /** @description The direction of time. */
                order?: "newest" | "oldest";
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
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
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostBySlug: {
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updatePost: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The text was changed since it was read. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["StaleProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDeletedPosts: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restorePost: {
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    savePending: {
        parameters: {
            query?: never;
            header?: never;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The pending text was changed since it was read. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["StaleProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    dropPending: {
        parameters: {
            query?: never;
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
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePreviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link. */
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header?: never;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
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
                /** @description Only posts or only projects. */
                kind?: "post" | "project";
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
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
}
