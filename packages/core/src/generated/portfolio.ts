// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type paths = {
    "/api/v1/projects/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects, in the order of their positions
         * @description Visitors get what is published; a signed-in caller with a role gets all.
         */
        get: operations["listProjects"];
        put?: never;
        /** The new project */
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
         * The project with its neighbours; a former slug answers with the project and its present slug
         * @description Visitors get it while it is published.
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
         * The project
         * @description Visitors get it while it is published.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /** The project is deleted */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** The changed project */
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
        /** The new translation */
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
        /** The translation is deleted */
        delete: operations["deleteProjectTranslation"];
        options?: never;
        head?: never;
        /** The changed translation */
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
         * Projects in the new order
         * @description Takes every id once, as no schema can say.
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
        /** The project with the new cover */
        put: operations["uploadProjectCover"];
        post?: never;
        /** The project without a cover */
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
         * Experiences, in the order of their positions
         * @description Visitors get what is published; a signed-in caller with a role gets all.
         */
        get: operations["listExperiences"];
        put?: never;
        /** The new experience */
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
         * The experience
         * @description Visitors get it while it is published.
         */
        get: operations["getExperience"];
        put?: never;
        post?: never;
        /** The experience is deleted */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        /** The changed experience */
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
        /** The new translation */
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
        /** The translation is deleted */
        delete: operations["deleteExperienceTranslation"];
        options?: never;
        head?: never;
        /** The changed translation */
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
         * Experiences in the new order
         * @description Takes every id once, as no schema can say.
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
         * What the CV says beside the experience
         * @description All entries of all sections, section by section in the order of `CareerSection`, each in the owner's order. Texts come in all their languages. Callers with a role also get those that were deleted in the last 30 days.
         */
        get: operations["listCareer"];
        put?: never;
        /**
         * The new entry
         * @description It comes first in a section whose entries have dates, last in any other. A section has at most 100.
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
        /** The entry */
        get: operations["getCareerEntry"];
        /** The entry with these fields alone */
        put: operations["replaceCareerEntry"];
        post?: never;
        /**
         * The entry is deleted
         * @description It can be restored for 30 days.
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
        /** The deleted entry, at its place */
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
         * The career with a section in the new order
         * @description Takes every id of the section once, as no schema can say.
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
         * The versions of the CV
         * @description All of them, the newest first, each with the token of its private link.
         */
        get: operations["listCvVersions"];
        put?: never;
        /**
         * The new version
         * @description It has a private link at once: `/cv/<token>`, in English `/en/cv/<token>`; with `?download` the document is saved under its name. There are at most 50 versions.
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
        /** One version */
        get: operations["getCvVersion"];
        /**
         * The version with these fields alone
         * @description Its link stays.
         */
        put: operations["replaceCvVersion"];
        post?: never;
        /**
         * The version is deleted
         * @description Its link leads nowhere. It can be restored for 30 days, with its link.
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
        /** The deleted version, with its link */
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
         * The version with another link
         * @description The former link leads nowhere at once, and never comes back.
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
        /** The profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The changed profile */
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
        /** The text is deleted */
        delete: operations["deleteProfileTranslation"];
        options?: never;
        head?: never;
        /** The profile with the text; made where it is missing */
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
        /** The profile with the uploaded CV */
        put: operations["uploadCv"];
        post?: never;
        /** The profile with the generated CV */
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
        /** The settings of the site */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The changed settings */
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
        /** The settings with the changed words */
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
         * The redirects of a face, the newest first
         * @description Those that lead to a page of the face, and those to elsewhere that were made in its panel. With `q` those that have it in either address.
         */
        get: operations["listRedirects"];
        put?: never;
        /**
         * The new redirect
         * @description An address has one redirect, whichever host it is asked at; nothing that the site answers itself can have one. A redirect leads in one step: neither to an address that has a redirect, nor from one that another redirect leads to.
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
        /** The redirect */
        get: operations["getRedirect"];
        put?: never;
        post?: never;
        /**
         * The address leads nowhere
         * @description It can be restored for 30 days, or until the address gets another redirect.
         */
        delete: operations["deleteRedirect"];
        options?: never;
        head?: never;
        /** The changed redirect */
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
         * The deleted redirect with its count
         * @description Refused where what was written meanwhile would make it a chain, or has put a page there.
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
         * The imports of the last month, the newest first
         * @description At most twenty. One whose process is gone is told as `interrupted`.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * An import whose file is still to come
         * @description Its parts follow one after the other (`sendImportPart`). The file of an earlier import is forgotten. 409 while another import is at work.
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
        /** How far an import is */
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
         * The next part of the file has come
         * @description With the last one its check begins: everything is read, and nothing is changed. 409 where the part is not the next one, or none is expected.
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
         * The import begins
         * @description After its check, or again where it was cancelled, interrupted or has failed: what is there already stays as it is. 409 where there is nothing to take, or another import is at work.
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
         * The rest is not wanted
         * @description What is done stays done; the task ends a moment later. 409 where nothing is at work.
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
         * What the import has made begins to go
         * @description For 30 days. Posts, projects and places of work go into the bin, and redirects, tags and pictures that nothing else uses with them; what was changed since stays, and is named in the report. 409 where there is nothing to undo.
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
         * What became of each item in the last task
         * @description Of the check what would become of it. Reasons are in the language of the request.
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
        /** What of the sample is on the site */
        get: operations["getSample"];
        put?: never;
        post?: never;
        /**
         * The sample is gone from the site
         * @description What somebody has changed is theirs and stays. The rest lies in the bin for 30 days.
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
         * The sample is back, as far as it was taken away by `removeSample`
         * @description The profile comes back only into an empty one.
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
         * Messages, the newest first
         * @description With `q` those with all the words, in any form, in the name, the addresses or the text; of the 500 newest such messages.
         */
        get: operations["listMessages"];
        put?: never;
        /** The message is kept for the owner */
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
        /** The message */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /** The message is deleted */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /** The changed message */
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
         * The answered message
         * @description Sent at once to the email of the message, by the way that notices of mail take, also where notices are off; within 15 seconds there is an answer. The message is then read and answered. What was not sent is not kept.
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
        /** What was deleted lately and can be restored, the last one first */
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
        /** The deleted item is gone for good */
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
        /** The item is back as it was, last in the order of its kind */
        post: operations["restoreDeleted"];
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
        /** @enum {string} */
        DeletedKind: "project" | "experience" | "message" | "picture";
        DeletedItem: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["DeletedKind"];
            /** @description A project's title, an experience's job title, a message's sender, what a picture shows or the name of its file. */
            title: string;
            deleted_at: components["schemas"]["Time"];
            /** @description When it is gone for good. */
            expires_at: components["schemas"]["Time"];
        };
        DeletedList: {
            items: components["schemas"]["DeletedItem"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Project: {
            id: components["schemas"]["Uuid"];
            /** @description The name in the address of its page. */
            slug: string;
            position: number;
            is_published: boolean;
            is_featured: boolean;
            github_url: components["schemas"]["WebAddress"] | null;
            demo_url: components["schemas"]["WebAddress"] | null;
            technologies: components["schemas"]["Technologies"];
            started_on: components["schemas"]["CalendarDate"] | null;
            finished_on: components["schemas"]["CalendarDate"] | null;
            /** @description The address of the picture; of a project without one, that of the cover which the site draws for it. */
            cover: string | null;
            /** @description True while the cover is drawn by the site, since the project has none of its own; absent otherwise. */
            is_cover_drawn?: boolean;
            updated_at: components["schemas"]["Time"];
            translations: components["schemas"]["ProjectTranslation"][];
        };
        /** @description A project as its page shows it. */
        ProjectPage: components["schemas"]["Project"] & {
            /** @description The languages that it is written in. */
            languages: components["schemas"]["Language"][];
            /** @description The one before it, in the order of the home page. */
            previous: components["schemas"]["ProjectLink"] | null;
            next: components["schemas"]["ProjectLink"] | null;
        };
        ProjectLink: {
            slug: string;
            title: string;
            language: components["schemas"]["Language"];
        };
        ProjectTranslation: {
            id: components["schemas"]["Uuid"];
            language: components["schemas"]["Language"];
            title: components["schemas"]["Visible"];
            summary: string;
            /** @description What came of it, in a few words; a figure may come first. */
            outcome: string;
            /** @description Whose part it was. */
            role: string;
            /** @description With whom. */
            team: string;
            /** @description Markdown; only for callers with a role. */
            description?: string;
            /** @description Rendered and safe. */
            description_html: string;
            /** @description Markdown; only for callers with a role. */
            body?: string;
            /** @description Rendered and safe; only in answers with one project. */
            body_html?: string;
            /** @description Whether its page has more to tell than its description. */
            has_body: boolean;
        };
        ProjectTranslationInput: {
            language: components["schemas"]["Language"];
            title: components["schemas"]["Visible"];
            summary?: string;
            /** @description What came of it, in a few words; a figure may come first. */
            outcome?: string;
            /** @description Whose part it was. */
            role?: string;
            /** @description With whom. */
            team?: string;
            /** @description Markdown. */
            description?: string;
            /** @description Markdown; the long text of its page. */
            body?: string;
        };
        ProjectTranslationUpdate: {
            title?: components["schemas"]["Visible"];
            summary?: string;
            /** @description What came of it, in a few words; a figure may come first. */
            outcome?: string;
            /** @description Whose part it was. */
            role?: string;
            /** @description With whom. */
            team?: string;
            /** @description Markdown. */
            description?: string;
            /** @description Markdown; the long text of its page. */
            body?: string;
        };
        ProjectCreate: {
            slug?: components["schemas"]["Slug"];
            is_published?: boolean;
            is_featured?: boolean;
            github_url?: components["schemas"]["WebAddress"] | null;
            demo_url?: components["schemas"]["WebAddress"] | null;
            cover?: components["schemas"]["MediaPath"] | null;
            technologies?: components["schemas"]["Technologies"];
            started_on?: components["schemas"]["CalendarDate"] | null;
            finished_on?: components["schemas"]["CalendarDate"] | null;
            /** @description At most one of each language. */
            translations?: components["schemas"]["ProjectTranslationInput"][];
        };
        ProjectUpdate: {
            slug?: components["schemas"]["Slug"];
            is_published?: boolean;
            is_featured?: boolean;
            github_url?: components["schemas"]["WebAddress"] | null;
            demo_url?: components["schemas"]["WebAddress"] | null;
            cover?: components["schemas"]["MediaPath"] | null;
            technologies?: components["schemas"]["Technologies"];
            started_on?: components["schemas"]["CalendarDate"] | null;
            finished_on?: components["schemas"]["CalendarDate"] | null;
        };
        ProjectList: {
            items: components["schemas"]["Project"][];
            /** @description Every technology of the projects that the caller can see, with their number; the most used first. */
            technologies: {
                name: string;
                count: number;
            }[];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Experience: {
            id: components["schemas"]["Uuid"];
            position: number;
            is_published: boolean;
            company_url: components["schemas"]["WebAddress"] | null;
            start_date: components["schemas"]["CalendarDate"];
            end_date: components["schemas"]["CalendarDate"] | null;
            technologies: components["schemas"]["Technologies"];
            updated_at: components["schemas"]["Time"];
            translations: components["schemas"]["ExperienceTranslation"][];
        };
        ExperienceTranslation: {
            id: components["schemas"]["Uuid"];
            language: components["schemas"]["Language"];
            company: components["schemas"]["Visible"];
            job_title: components["schemas"]["Visible"];
            location: string | null;
            /** @description Markdown; only for callers with a role. */
            description?: string;
            /** @description Rendered and safe. */
            description_html: string;
        };
        ExperienceTranslationInput: {
            language: components["schemas"]["Language"];
            company: components["schemas"]["Visible"];
            job_title: components["schemas"]["Visible"];
            location?: string | null;
            /** @description Markdown. */
            description?: string;
        };
        ExperienceTranslationUpdate: {
            company?: components["schemas"]["Visible"];
            job_title?: components["schemas"]["Visible"];
            location?: string | null;
            /** @description Markdown. */
            description?: string;
        };
        ExperienceCreate: {
            is_published?: boolean;
            company_url?: components["schemas"]["WebAddress"] | null;
            start_date: components["schemas"]["CalendarDate"];
            end_date?: components["schemas"]["CalendarDate"] | null;
            technologies?: components["schemas"]["Technologies"];
            /** @description At most one of each language. */
            translations?: components["schemas"]["ExperienceTranslationInput"][];
        };
        ExperienceUpdate: {
            is_published?: boolean;
            company_url?: components["schemas"]["WebAddress"] | null;
            start_date?: components["schemas"]["CalendarDate"];
            end_date?: components["schemas"]["CalendarDate"] | null;
            technologies?: components["schemas"]["Technologies"];
        };
        ExperienceList: {
            items: components["schemas"]["Experience"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The sections of JSON Resume beside `basics`, `work` and `projects`. Talks are `publications`.
         * @enum {string}
         */
        CareerSection: "education" | "skills" | "languages" | "certificates" | "publications" | "volunteer" | "awards" | "interests" | "references";
        CareerText: {
            ru?: components["schemas"]["Visible"];
            en?: components["schemas"]["Visible"];
        };
        /** @description Plain text; an empty line parts paragraphs. */
        CareerSummary: {
            ru?: components["schemas"]["Visible"];
            en?: components["schemas"]["Visible"];
        };
        CareerKeywords: {
            ru?: components["schemas"]["Visible"][];
            en?: components["schemas"]["Visible"][];
        };
        /** @description A section has some of them. A language that a text lacks is shown in the other one. `education`: `organisation` (needed), `title` (what was studied), `level` (the degree), `start`, `end`, `url`, `summary` (the grade), `keywords` (courses). `skills`: `title` (needed), `level`, `keywords`. `languages`: `title` (needed), `level`. `certificates`: `title` (needed), `organisation`, `start` (its date), `url`. `publications`: `title` (needed), `organisation` (where), `start` (its date), `url`, `summary`. `volunteer`: `organisation` (needed), `title` (the role), `start`, `end`, `url`, `summary`, `keywords` (results). `awards`: `title` (needed), `organisation` (by whom), `start` (its date), `summary`. `interests`: `title` (needed), `keywords`. `references`: `title` (who, needed), `summary` (what they say, needed). */
        CareerFields: {
            title?: components["schemas"]["CareerText"];
            organisation?: components["schemas"]["CareerText"];
            url?: components["schemas"]["WebAddress"];
            start?: components["schemas"]["CalendarDate"];
            end?: components["schemas"]["CalendarDate"];
            level?: components["schemas"]["CareerText"];
            summary?: components["schemas"]["CareerSummary"];
            keywords?: components["schemas"]["CareerKeywords"];
        };
        CareerEntry: {
            id: components["schemas"]["Uuid"];
            section: components["schemas"]["CareerSection"];
            fields: components["schemas"]["CareerFields"];
            updated_at: components["schemas"]["Time"];
        };
        CareerList: {
            items: components["schemas"]["CareerEntry"][];
            /** @description For those who may change them: up to 100 that were deleted in the last 30 days and can be restored, the last one first. */
            deleted?: components["schemas"]["CareerEntry"][];
        };
        CareerEntryCreate: {
            section: components["schemas"]["CareerSection"];
            fields: components["schemas"]["CareerFields"];
        };
        CareerEntryReplace: {
            fields: components["schemas"]["CareerFields"];
        };
        CareerOrder: {
            section: components["schemas"]["CareerSection"];
            /** @description Every id of the section, in the new order. */
            ids: components["schemas"]["Uuid"][];
        };
        /**
         * @description How the document looks. `classic` has one column, `columns` has skills and contacts aside.
         * @enum {string}
         */
        CvDesign: "classic" | "columns";
        /** @description What is absent is the profile's. */
        CvText: {
            headline?: components["schemas"]["Visible"];
            /** @description Markdown. */
            summary?: components["schemas"]["Visible"];
        };
        CvTexts: {
            ru?: components["schemas"]["CvText"];
            en?: components["schemas"]["CvText"];
        };
        CvChoice: components["schemas"]["Uuid"][];
        /** @description The entries of each part of the CV that the version has, in its order. A part that is not named has all that visitors see, as on the site, and what is added later too; one that is named has these alone. What is hidden or deleted is left out. */
        CvSelection: {
            experiences?: components["schemas"]["CvChoice"];
            education?: components["schemas"]["CvChoice"];
            skills?: components["schemas"]["CvChoice"];
            languages?: components["schemas"]["CvChoice"];
            certificates?: components["schemas"]["CvChoice"];
            publications?: components["schemas"]["CvChoice"];
            volunteer?: components["schemas"]["CvChoice"];
            awards?: components["schemas"]["CvChoice"];
            interests?: components["schemas"]["CvChoice"];
            references?: components["schemas"]["CvChoice"];
            projects?: components["schemas"]["CvChoice"];
        };
        CvVersionFields: {
            /** @description For its owner alone. */
            name: components["schemas"]["Visible"];
            design: components["schemas"]["CvDesign"];
            /** @description Of the document when it is saved; absent it is called by the person's name. */
            file_name?: components["schemas"]["Visible"];
            texts?: components["schemas"]["CvTexts"];
            selection?: components["schemas"]["CvSelection"];
        };
        CvVersion: {
            id: components["schemas"]["Uuid"];
            /** @description For its owner alone. */
            name: components["schemas"]["Visible"];
            design: components["schemas"]["CvDesign"];
            /** @description Of the document when it is saved; absent it is called by the person's name. */
            file_name?: components["schemas"]["Visible"];
            texts?: components["schemas"]["CvTexts"];
            selection?: components["schemas"]["CvSelection"];
            /** @description Of the private link; whoever has it reads this version. Null after an import or a move to another server's secret; another link has one. */
            token: string | null;
            updated_at: components["schemas"]["Time"];
        };
        CvVersionList: {
            items: components["schemas"]["CvVersion"][];
            /** @description Those that were deleted in the last 30 days, the last one first; a hundred at most. */
            deleted: components["schemas"]["DeletedCvVersion"][];
        };
        DeletedCvVersion: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        Profile: {
            github: string | null;
            telegram: string | null;
            email: string | null;
            photo: string | null;
            updated_at: components["schemas"]["Time"];
            translations: components["schemas"]["ProfileTranslation"][];
        };
        ProfileTranslation: {
            language: components["schemas"]["Language"];
            name: string;
            headline: string;
            /** @description Markdown; only for callers with a role. */
            about?: string;
            /** @description Rendered and safe. */
            about_html: string;
            location: string | null;
            /** @description Whether and for what the owner can be hired; empty where that is not said. */
            availability: string;
            /** @description When whoever writes can expect an answer, in a sentence; empty where that is not said. */
            answer_time: string;
            /** @description The address of the PDF. */
            cv: string | null;
            cv_is_uploaded: boolean;
        };
        ProfileUpdate: {
            github?: components["schemas"]["WebAddress"] | null;
            telegram?: components["schemas"]["Telegram"] | null;
            email?: components["schemas"]["Email"] | null;
            photo?: components["schemas"]["MediaPath"] | null;
        };
        ProfileTranslationUpdate: {
            name?: components["schemas"]["Visible"];
            headline?: string;
            /** @description Markdown. */
            about?: string;
            location?: string | null;
            availability?: string;
            answer_time?: string;
        };
        /** @description A colour as `#rrggbb`, in small letters. Pages show the nearest one that can be read on their ground. */
        Accent: string;
        /** @description What the owner has set; what is absent has its default. With the parameter `language` there are the words of that language alone, as its pages read them: a name that it lacks is that of the other one, and of the placeholders `{title}` alone is left. */
        Site: {
            portfolio_accent?: components["schemas"]["Accent"];
            blog_accent?: components["schemas"]["Accent"];
            links?: components["schemas"]["SiteLink"][];
            /** @description Whether it is counted how often pages are read. Default true. */
            counts_readers?: boolean;
            /** @description Whether the site draws a cover for posts and projects without one. Default true. */
            draws_covers?: boolean;
            /** @description Whether lists fold the posts that cannot be read in the language of the page; else they stand behind the rest. Default false. */
            folds_other_posts?: boolean;
            /** @description What stands in headers, icons and pictures for previews, on both faces. Default: the two halves of a disc. */
            logo?: components["schemas"]["LetterLogo"] | components["schemas"]["PictureLogo"];
            /**
             * @description What pages look like to visitors who have chosen nothing. Default what their system prefers.
             * @enum {string}
             */
            theme?: "light" | "dark";
            typeface?: components["schemas"]["Typeface"];
            corners?: components["schemas"]["Corners"];
            home?: components["schemas"]["HomeSections"];
            blog_home?: components["schemas"]["BlogSections"];
            /** @description The owner's pages that the menus of their faces lead to, the oldest first; only where a language is asked for and there are some. */
            menu?: {
                portfolio?: components["schemas"]["MenuPage"][];
                blog?: components["schemas"]["MenuPage"][];
            };
            menus?: components["schemas"]["Menus"];
            /** @description The menus of a face as its pages show them; only where a language and a face are asked for. */
            navigation?: {
                header: components["schemas"]["NavigationItem"][];
                footer: components["schemas"]["NavigationItem"][];
            };
            ru?: components["schemas"]["SiteTexts"];
            en?: components["schemas"]["SiteTexts"];
        };
        /**
         * @description What headings and text of the public pages are set in. Default Inter.
         * @enum {string}
         */
        Typeface: "literata" | "onest";
        /**
         * @description The corners of cards, pictures, buttons and fields on the public pages. Default slightly rounded.
         * @enum {string}
         */
        Corners: "square" | "round";
        /** @description What stands on the portfolio's home between who the owner is and how to write, in this order. Default `projects`, `experience`. */
        HomeSections: ("projects" | "experience")[];
        /** @description What stands on the blog's home below who writes, in this order: the newest post in large, the posts before it, their tags. Without `lead` the list begins with the newest post. Default `lead`, `newest`, `topics`. */
        BlogSections: ("lead" | "newest" | "topics")[];
        /** @description Letters on the accent of the face. */
        LetterLogo: {
            /** @description One or two letters or digits, as they are shown. */
            letters: string;
        };
        PictureLogo: {
            /** @description The address of a picture or a drawing of the library. */
            picture: string;
            /** @description The address of the same in pixels, 512 wide and high. */
            raster: string;
        };
        /** @description A picture of the library with sides of 128 pixels at least, or a drawing (SVG) of 100 KiB at most; no side may be more than three times the other. */
        PictureLogoUpdate: {
            picture: components["schemas"]["MediaPath"];
        };
        MenuPage: {
            slug: string;
            /** @description In the language that was asked for or in the other one. */
            title: string;
        };
        /** @description How the owner has arranged the menus above and below the pages of both faces. What a list does not name follows what it names; pages of the owner are hidden below until they are shown there. */
        Menus: {
            portfolio?: components["schemas"]["MenuEntries"];
            portfolio_footer?: components["schemas"]["MenuEntries"];
            blog?: components["schemas"]["MenuEntries"];
            blog_footer?: components["schemas"]["MenuEntries"];
        };
        MenuEntries: components["schemas"]["MenuEntry"][];
        MenuEntry: {
            /** @description A place of the site, or `page:` with the slug of a page of the owner. One that the menu does not have is kept and not shown. */
            item: string;
            is_hidden?: boolean;
            /** @description What it is called in place of its own name. */
            names?: {
                ru?: components["schemas"]["Visible"];
                en?: components["schemas"]["Visible"];
            };
        };
        /** @description A link of a menu; without a route it leads to the other face or to the feed. */
        NavigationItem: {
            name: string;
            /** @enum {string} */
            route?: "home" | "posts" | "archive" | "resume" | "page";
            /** @enum {string} */
            hash?: "projects" | "experience" | "contacts";
            /** @description Of the page. */
            slug?: string;
            face?: components["schemas"]["Face"];
            is_feed?: boolean;
        };
        /** @description A page of the owner elsewhere, in the order of the owner. */
        SiteLink: {
            name: components["schemas"]["Visible"];
            url: components["schemas"]["WebAddress"];
        };
        /** @description Templates of titles know `{name}` (the owner's), `{name:genitive}`, `{site}` (the short name of the face) and `{title}` (of the page). */
        SiteTexts: {
            /** @description The short name of the portfolio. Default `Software Engineer Portfolio`. */
            portfolio_name?: string;
            /** @description The short name of the blog. Default `AleBlog`. */
            blog_name?: string;
            /** @description The owner's name in the genitive, for `{name:genitive}`. Default: the name as it is. */
            name_genitive?: string;
            /** @description The title of the portfolio's home. Default `{name} — {site}`. */
            portfolio_title?: string;
            /** @description The title of the blog's home. Default in Russian `{site} — Блог {name}`. */
            blog_title?: string;
            /** @description The title of its other pages. Default: that of the home, ` — `, `{title}`. */
            portfolio_page_title?: string;
            /** @description The title of its other pages. Default: that of the home, ` — `, `{title}`. */
            blog_page_title?: string;
            /** @description The title of a post's page; `{title}` is the post's own. Default: as other pages, with `Пост «{title}»`. */
            post_title?: string;
            /** @description One sentence about the blog, on its home and in feeds. Default: the owner's headline. */
            blog_sentence?: string;
        };
        Sample: {
            /** @description What the sample has made and nobody has changed. */
            items: components["schemas"]["SampleItem"][];
            /** @description Whether the profile is the one of the sample. */
            has_profile: boolean;
            /** @description How many things were taken away with the sample and can come back. */
            restorable: number;
        };
        SampleItem: {
            /** @enum {string} */
            kind: "post" | "project" | "experience" | "career" | "series";
            /** Format: uuid */
            id: string;
        };
        /** @description A null brings the default back. */
        SiteUpdate: {
            portfolio_accent?: components["schemas"]["Accent"] | null;
            blog_accent?: components["schemas"]["Accent"] | null;
            links?: components["schemas"]["SiteLink"][] | null;
            counts_readers?: boolean | null;
            draws_covers?: boolean | null;
            folds_other_posts?: boolean | null;
            logo?: components["schemas"]["LetterLogo"] | components["schemas"]["PictureLogoUpdate"] | null;
            /** @enum {string|null} */
            theme?: "light" | "dark" | null;
            typeface?: components["schemas"]["Typeface"] | null;
            corners?: components["schemas"]["Corners"] | null;
            home?: components["schemas"]["HomeSections"] | null;
            blog_home?: components["schemas"]["BlogSections"] | null;
            menus?: components["schemas"]["Menus"] | null;
        };
        /** @description One line with at least one character that is seen; null brings the default back. */
        SiteText: string | null;
        SiteTextsUpdate: {
            portfolio_name?: components["schemas"]["SiteText"];
            blog_name?: components["schemas"]["SiteText"];
            name_genitive?: components["schemas"]["SiteText"];
            portfolio_title?: components["schemas"]["SiteText"];
            blog_title?: components["schemas"]["SiteText"];
            portfolio_page_title?: components["schemas"]["SiteText"];
            blog_page_title?: components["schemas"]["SiteText"];
            post_title?: components["schemas"]["SiteText"];
            blog_sentence?: components["schemas"]["SiteText"];
        };
        /** @enum {string} */
        MessageState: "inbox" | "archived" | "spam";
        /** @description A path from the host on. With and without `.html`, `/index.html` or a slash at the end it is the same address; of a query only `/?p=12`, the number of WordPress, is told apart. */
        RedirectFrom: string;
        /** @description A path of a page or file of the face, with a query or an anchor if need be, or an https address elsewhere. */
        RedirectTo: string;
        Redirect: {
            id: components["schemas"]["Uuid"];
            face: components["schemas"]["Face"];
            from: string;
            to: string;
            /** @enum {string} */
            created_by: "import" | "hand";
            /** @description How often somebody came by it; written every ten seconds. */
            hits: number;
            last_hit_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
        };
        RedirectList: {
            items: components["schemas"]["Redirect"][];
            /** @description Up to 100 that were deleted in the last 30 days and can be restored, the last one first. */
            deleted: components["schemas"]["Redirect"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        RedirectCreate: {
            face: components["schemas"]["Face"];
            from: components["schemas"]["RedirectFrom"];
            to: components["schemas"]["RedirectTo"];
        };
        RedirectUpdate: {
            from?: components["schemas"]["RedirectFrom"];
            to?: components["schemas"]["RedirectTo"];
        };
        /**
         * @description Taken as it is; taken with changes; left alone, for the site has it already; without a place here; not taken. `removed` is of an undo: it went.
         * @enum {string}
         */
        ImportOutcome: "taken" | "changed" | "kept" | "aside" | "refused" | "removed";
        /** @description How many items of each outcome the last task has. */
        ImportCounts: {
            taken?: components["schemas"]["Total"];
            changed?: components["schemas"]["Total"];
            kept?: components["schemas"]["Total"];
            aside?: components["schemas"]["Total"];
            refused?: components["schemas"]["Total"];
            removed?: components["schemas"]["Total"];
        };
        Import: {
            id: components["schemas"]["Uuid"];
            /**
             * @description What is done with it now, or was done last.
             * @enum {string}
             */
            task: "upload" | "check" | "import" | "undo";
            /**
             * @description How the task stands. `interrupted` is one whose process is gone.
             * @enum {string}
             */
            state: "running" | "done" | "failed" | "cancelled" | "interrupted";
            name: string;
            /** @description Bytes of the file. */
            size: number;
            /** @description Those that have come. */
            received: number;
            /** @description The program that the file is of, once it is known. */
            format: string | null;
            done: number;
            /** @description Of how many items it is known; 0 while nobody can tell. */
            total: number;
            counts: components["schemas"]["ImportCounts"];
            /** @description Why it has failed, in the language of the request. */
            failure: string | null;
            /** @description It was checked, and its file lies here still. */
            can_run: boolean;
            /** @description Until when it can be undone; null where it cannot. */
            undo_until: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
        };
        ImportList: {
            items: components["schemas"]["Import"][];
        };
        ImportCreate: {
            /** @description That of the file; its end tells what it is. */
            name: string;
            size: number;
        };
        ImportNote: {
            /** @description In the file, from 1. */
            line: number | null;
            text: string;
        };
        ImportLine: {
            number: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description What it is on the site: `posts/slug`, `redirect /old`. */
            item: string;
            /** @description The file. */
            source: string;
            notes: components["schemas"]["ImportNote"][];
            /** @description The post of this address, if it is on the site by now. */
            post: components["schemas"]["ImportedPost"] | null;
        };
        ImportedPost: {
            id: components["schemas"]["Uuid"];
            slug: string;
            /** @description Visitors can read it at the address of a post. */
            is_public: boolean;
        };
        ImportReport: {
            items: components["schemas"]["ImportLine"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Message: {
            id: components["schemas"]["Uuid"];
            name: string;
            message: string;
            email: string | null;
            telegram: string | null;
            language: components["schemas"]["Language"];
            face: components["schemas"]["Face"];
            created_at: components["schemas"]["Time"];
            read_at: components["schemas"]["Time"] | null;
            /** @description When it was marked as answered; null where it was not. */
            answered_at: components["schemas"]["Time"] | null;
            /** @description What was written back from the panel, the first one first. */
            replies: components["schemas"]["MessageReply"][];
            state: components["schemas"]["MessageState"];
        };
        MessageReply: {
            text: string;
            sent_at: components["schemas"]["Time"];
            /** @description The username of who has sent it. */
            author: string;
        };
        MessageReplyRequest: {
            text: components["schemas"]["Visible"];
        };
        MessageList: {
            /** @description Whether mail is set up, so that a message can be replied to from here. */
            can_reply: boolean;
            items: components["schemas"]["Message"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        MessageUpdate: {
            state?: components["schemas"]["MessageState"];
            is_read?: boolean;
            /** @description Marks as answered, or takes the mark away. */
            is_answered?: boolean;
        };
        /** @description At least one of `email` and `telegram` is needed, so that the owner can answer. */
        FeedbackRequest: {
            name: components["schemas"]["Visible"];
            message: components["schemas"]["Visible"];
            email?: components["schemas"]["Email"];
            telegram?: components["schemas"]["Telegram"];
            language?: components["schemas"]["Language"];
            face?: components["schemas"]["Face"];
            /** @description Left empty by people; robots fill it in. */
            website?: string;
            /** @description Milliseconds between opening the page and sending the form. */
            elapsed_ms?: number;
        } & (unknown | unknown);
        FeedbackReceipt: {
            id: components["schemas"]["Uuid"];
            created_at: components["schemas"]["Time"];
        };
        /**
         * Format: date-time
         * @description ISO 8601 with a zone, of a day that there is in the years 1000 to 2999, and no leap second. Answers are in UTC.
         */
        Time: string;
        /** @enum {string} */
        Language: "ru" | "en";
        Uuid: string;
        /**
         * Format: web-address
         * @description An http or https address. The format `web-address` says that `URL` of the WHATWG standard reads it, as browsers do: its host exists in form, its port is at most 65535. Letters of any alphabet may stand in it.
         */
        WebAddress: string;
        /** @description A text with at least one character that is seen. */
        Visible: string;
        Technologies: components["schemas"]["Visible"][];
        /**
         * Format: calendar-date
         * @description A month (YYYY-MM) or a day (YYYY-MM-DD) of the years 1000 to 2999. The pattern has the days that there are, those of leap years among them.
         */
        CalendarDate: string;
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
        /**
         * Format: picture-address
         * @description The address of an uploaded picture; one of another site is copied first (`copyMedia`).
         */
        MediaPath: string;
        Order: {
            /** @description Every id, in the new order. */
            ids: components["schemas"]["Uuid"][];
        };
        /** @description A Telegram name, with or without the at sign. */
        Telegram: string;
        /** Format: email */
        Email: string;
        /** @enum {string} */
        Face: "portfolio" | "blog";
    };
    responses: {
        /** @description The mail server did not take the letter (`reply_not_sent`), or there is no way to send it: mail is not set up, or the message has no email (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description Another project has the slug (`slug_taken`), or took it meanwhile (`conflict`). */
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
        /** @description Another project has the slug (`slug_taken`), or took it meanwhile (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description There is a text in this language (`translation_exists`), or the item was deleted meanwhile (`conflict`). A call with this `Idempotency-Key` is still being answered (`key_in_use`; `Retry-After` says when to ask again). */
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
        /** @description It is the only text of the profile (`conflict`). */
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
        /** @description Fields do not fit their schemas, or the end is before the start, as the item would be after the change (`invalid_fields`; of the field `end_before_start`). A month is compared with a day by its month. */
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
        /** @description Fields do not fit their schemas, the end is before the start, or two texts have one language (`invalid_fields`; of the field `end_before_start` or `repeated_language`), or a Markdown text takes too long or has too many headings or footnotes (`text_too_complex`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Fields do not fit their schemas (`invalid_fields`), or the order does not name every item once (`invalid_order`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description The picture is not among the files of the site, or cannot be a logo (`unfit_logo`); the message says why. */
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
        /** @description Fields do not fit their schemas, or a template names what it does not know (`invalid_fields`; of the field `unknown_placeholder`). */
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
        /** @description Fields do not fit their schemas (`invalid_fields`). Of the field: `needed` (the section does not do without it), `not_of_section` (the section has no such field), `end_before_start`. */
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
        /** @description Fields do not fit their schemas (`invalid_fields`). Of the field: `needed` (the section does not do without it), `not_of_section` (the section has no such field), `end_before_start`, `too_many_entries` (the section is full). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Fields do not fit their schemas (`invalid_fields`). Of the field: `too_many_versions` (there is no room for another one). */
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
        /** @description The entry cannot come back (`invalid_fields`). Of the field: `too_many_entries` (the section is full). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description The version cannot come back (`invalid_fields`). Of the field: `too_many_versions` (there is no room for another one). */
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
        /** @description Fields do not fit their schemas, or an address cannot be one (`invalid_fields`). Of the field: `not_a_path`, `own_address` (the site answers there itself), `address_taken` (it has a redirect), `no_such_page` (nothing to lead to), `chain` (it would take more than one step). */
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
        /** @description Fields do not fit their schemas, or an address cannot be one (`invalid_fields`). Of the field: `not_a_path`, `own_address` (the site answers there itself), `address_taken` (it has a redirect), `no_such_page` (nothing to lead to), `chain` (it would take more than one step). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Fields do not fit their schemas, or the name is of no file that can be read (`invalid_fields`; of the field `unknown_kind`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Fields do not fit their schemas, or the first text of a language has no name (`invalid_fields`; of the field `name_required`), or the Markdown takes too long or has too many headings or footnotes (`text_too_complex`). */
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
        /** @description There is not one file in the field `file` (`invalid_fields`), or it is no PDF (`invalid_pdf`). */
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
        /** @description Fields do not fit their schemas (`invalid_fields`), or the Markdown takes too long or has too many headings or footnotes (`text_too_complex`). Another call had this `Idempotency-Key` (`key_reused`). */
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
        /** @description Only what changed or came out at this time or later. What readers see of an item counts, whoever has changed it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. What was deleted is in no list: webhooks tell a program that keeps a copy, or it compares ids. */
        UpdatedSince: components["schemas"]["Time"];
        /** @description Only this translation of each item; the other one where it is missing. */
        LanguageFilter: components["schemas"]["Language"];
        /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
        IdempotencyKey: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
        /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
        IfMatch: string;
        /** @description The UUID of the translation. */
        TranslationId: components["schemas"]["Uuid"];
        /** @description The language of the text. */
        LanguagePath: components["schemas"]["Language"];
        /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
        Page: number;
        /** @description Text to look for. */
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
                "application/json": components["schemas"]["Order"];
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
export interface operations {
    listProjects: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only what changed or came out at this time or later. What readers see of an item counts, whoever has changed it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. What was deleted is in no list: webhooks tell a program that keeps a copy, or it compares ids. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Only projects made with this. */
                technology?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects, in the order of their positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
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
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
            /** @description The project with its neighbours; a former slug answers with the project and its present slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
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
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
    updateProject: {
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
                 *       "is_published": true
                 *     }
                 */
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The changed project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
                 *       "language": "en",
                 *       "title": "Sensor hub"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTranslationInput"];
            };
        };
        responses: {
            /** @description The new translation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTranslation"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["ProjectTranslationUpdate"];
            };
        };
        responses: {
            /** @description The changed translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTranslation"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Order"];
        responses: {
            /** @description Projects in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
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
            /** @description The project with the new cover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
            /** @description The project without a cover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only what changed or came out at this time or later. What readers see of an item counts, whoever has changed it: a post also changes with its tags, its series, its author, a file in it, and the colours and covers of the site. Links to the posts around it (`previous`, `next`, `related`) do not count. What was deleted is in no list: webhooks tell a program that keeps a copy, or it compares ids. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Experiences, in the order of their positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceList"];
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
                "application/json": components["schemas"]["ExperienceCreate"];
            };
        };
        responses: {
            /** @description The new experience. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
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
            /** @description The experience. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
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
    updateExperience: {
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
                 *       "is_published": true
                 *     }
                 */
                "application/json": components["schemas"]["ExperienceUpdate"];
            };
        };
        responses: {
            /** @description The changed experience. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
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
                 *       "language": "en",
                 *       "company": "Plant",
                 *       "job_title": "Engineer"
                 *     }
                 */
                "application/json": components["schemas"]["ExperienceTranslationInput"];
            };
        };
        responses: {
            /** @description The new translation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceTranslation"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["ExperienceTranslationUpdate"];
            };
        };
        responses: {
            /** @description The changed translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceTranslation"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Order"];
        responses: {
            /** @description Experiences in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceList"];
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
            /** @description Entries of the career. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerList"];
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
                "application/json": components["schemas"]["CareerEntryCreate"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerEntry"];
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
                    "application/json": components["schemas"]["CareerEntry"];
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
                "application/json": components["schemas"]["CareerEntryReplace"];
            };
        };
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerEntry"];
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
    restoreCareerEntry: {
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
            /** @description The restored entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerEntry"];
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
                 *       "section": "skills",
                 *       "ids": [
                 *         "7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11",
                 *         "0b6a9c1e-7a2d-4f3b-8c4d-5e6f7a8b9c0d"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CareerOrder"];
            };
        };
        responses: {
            /** @description Entries of the career. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerList"];
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
            /** @description Versions of the CV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvVersionList"];
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
                "application/json": components["schemas"]["CvVersionFields"];
            };
        };
        responses: {
            /** @description The new version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvVersion"];
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
                    "application/json": components["schemas"]["CvVersion"];
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
                 *       "name": "For a bank",
                 *       "design": "classic",
                 *       "selection": {
                 *         "projects": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CvVersionFields"];
            };
        };
        responses: {
            /** @description The changed version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvVersion"];
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
            /** @description The restored version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvVersion"];
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
                    "application/json": components["schemas"]["CvVersion"];
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
                /** @description Only this translation of each item; the other one where it is missing. */
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
                    "application/json": components["schemas"]["Profile"];
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
                 *       "telegram": "janus_owner"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["ProfileTranslationUpdate"];
            };
        };
        responses: {
            /** @description The profile with the text; made where it is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                    "application/json": components["schemas"]["Profile"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                    "application/json": components["schemas"]["Profile"];
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
                /** @description Only this translation of each item; the other one where it is missing. */
                language?: components["parameters"]["LanguageFilter"];
                /** @description Together with a language, also the menus of this face. */
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
                    "application/json": components["schemas"]["Site"];
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
                 *       "blog_accent": "#0b6e4f"
                 *     }
                 */
                "application/json": components["schemas"]["SiteUpdate"];
            };
        };
        responses: {
            /** @description The changed settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
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
                "application/json": components["schemas"]["SiteTextsUpdate"];
            };
        };
        responses: {
            /** @description The settings with the changed words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
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
                /** @description Whose */
                face: components["schemas"]["Face"];
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
                /** @description Text to look for. */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectList"];
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
                 *       "face": "portfolio",
                 *       "from": "/old/cv.html",
                 *       "to": "/"
                 *     }
                 */
                "application/json": components["schemas"]["RedirectCreate"];
            };
        };
        responses: {
            /** @description The new redirect. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
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
                    "application/json": components["schemas"]["Redirect"];
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
    updateRedirect: {
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
                 *       "to": "https://example.org/cv"
                 *     }
                 */
                "application/json": components["schemas"]["RedirectUpdate"];
            };
        };
        responses: {
            /** @description The changed redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
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
            /** @description The restored redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
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
            /** @description Imports, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
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
                 *       "name": "my-blog.zip",
                 *       "size": 1048576
                 *     }
                 */
                "application/json": components["schemas"]["ImportCreate"];
            };
        };
        responses: {
            /** @description The new import. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
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
                /** @description How many bytes came before: `received` of the import. */
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
                    "application/json": components["schemas"]["Import"];
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
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
                    "application/json": components["schemas"]["Import"];
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
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
                /** @description Only items of which this became. */
                outcome?: components["schemas"]["ImportOutcome"];
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
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
            /** @description Items, in the order of the source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
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
            /** @description What is there as the sample made it, and what can come back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sample"];
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
                /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left, and what can come back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sample"];
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
                /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sample"];
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
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
                /** @description Text to look for. */
                q?: components["parameters"]["Query"];
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
                /** @description Only read or only unread ones. */
                is_read?: boolean;
                /** @description Only those marked as answered or only the others. */
                is_answered?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
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
                 *       "name": "Анна",
                 *       "message": "Здравствуйте!",
                 *       "email": "anna@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The message is kept for the owner. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceipt"];
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
                    "application/json": components["schemas"]["Message"];
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
    updateMessage: {
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
                 *       "is_read": true
                 *     }
                 */
                "application/json": components["schemas"]["MessageUpdate"];
            };
        };
        responses: {
            /** @description The changed message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
                 *       "text": "Спасибо за письмо!"
                 *     }
                 */
                "application/json": components["schemas"]["MessageReplyRequest"];
            };
        };
        responses: {
            /** @description The letter was taken; the message, with the reply in it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
                /** @description Only this kind. */
                kind?: components["schemas"]["DeletedKind"];
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
            /** @description Deleted items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedList"];
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
            /** @description What was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedItem"];
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
