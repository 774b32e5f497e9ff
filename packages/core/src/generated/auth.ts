// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type paths = {
    "/api/v1/users/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A pair of tokens for a name and a password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new access token */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The session is ended */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users */
        get: operations["listUsers"];
        put?: never;
        /** The new user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The user is deleted */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** The changed user */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/users/{id}/reset-password/": {
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
        /** The password is replaced and every sign-in of the user ended */
        patch: operations["resetPassword"];
        trace?: never;
    };
    "/api/v1/users/{id}/photo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The user without a photo */
        delete: operations["deleteUserPhoto"];
        options?: never;
        head?: never;
        /** The user with the new photo */
        patch: operations["uploadUserPhoto"];
        trace?: never;
    };
    "/api/v1/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins of the current user */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The sign-in is ended */
        delete: operations["deleteSession"];
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
        RoleName: "owner" | "staff";
        Username: string;
        Password: string;
        PersonName: string;
        Roles: components["schemas"]["RoleName"][];
        User: {
            id: components["schemas"]["Uuid"];
            username: string;
            email: string | null;
            first_name: string;
            last_name: string;
            /** @description The address of the picture. */
            photo: string | null;
            is_superuser: boolean;
            is_active: boolean;
            roles: {
                name: components["schemas"]["RoleName"];
            }[];
            created_at: components["schemas"]["Time"];
            last_login_at: components["schemas"]["Time"] | null;
        };
        UserCreate: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
            email?: components["schemas"]["Email"] | null;
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            roles?: components["schemas"]["Roles"];
            is_active?: boolean;
            is_superuser?: boolean;
        };
        UserUpdate: {
            username?: components["schemas"]["Username"];
            email?: components["schemas"]["Email"] | null;
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            roles?: components["schemas"]["Roles"];
            is_active?: boolean;
            is_superuser?: boolean;
        };
        UserList: {
            items: components["schemas"]["User"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        PasswordReset: {
            password: components["schemas"]["Password"];
            /** @description Needed for one's own account. */
            current_password?: string;
        };
        Credentials: {
            username: string;
            password: string;
        };
        TokenPair: {
            access_token: string;
            refresh_token: string;
        };
        RefreshRequest: {
            refresh_token: string;
        };
        AccessToken: {
            access_token: string;
            /** @description Only from a service that rotates them. */
            refresh_token?: string;
        };
        LogoutRequest: {
            access_token: string;
            refresh_token: string;
        };
        Session: {
            id: components["schemas"]["Uuid"];
            created_at: components["schemas"]["Time"];
            last_used_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
            user_agent: string;
            address: string;
            is_current: boolean;
        };
        SessionList: {
            items: components["schemas"]["Session"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Uuid: string;
        /**
         * Format: date-time
         * @description ISO 8601 with a zone, of a day that there is in the years 1000 to 2999, and no leap second. Answers are in UTC.
         */
        Time: string;
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
        Total: number;
        /** @description Goes into `cursor` for the following page; null on the last one. */
        NextCursor: string | null;
        /** Format: email */
        Email: string;
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
        /** @description Fields of the request are not valid; `error.fields` names them. */
        Invalid: {
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
        /** @description Done; there is nothing to say. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description There is no such item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The most items to answer with. */
        Limit: number;
        /** @description The `next_cursor` of the answer before. */
        Cursor: string;
        /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
        Page: number;
        /** @description Text to look for. */
        Query: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
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
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
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
                 *       "username": "owner",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A pair of tokens for a name and a password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    refresh: {
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
                 *       "refresh_token": "eyJhbGciOi"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    logout: {
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
                 *       "access_token": "eyJhbGciOi",
                 *       "refresh_token": "eyJhbGciOi"
                 *     }
                 */
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
                /** @description Text to look for. */
                q?: components["parameters"]["Query"];
                /** @description Only people with this role. */
                role?: components["schemas"]["RoleName"];
                /** @description Only active or only inactive accounts. */
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
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
    createUser: {
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
                 *       "username": "editor",
                 *       "password": "a long enough password",
                 *       "roles": [
                 *         "staff"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    deleteUser: {
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateUser: {
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
                 *       "first_name": "Анна"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
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
    resetPassword: {
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
                 *       "password": "another long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
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
    deleteUserPhoto: {
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
            /** @description The user without a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
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
    uploadUserPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The UUID of the item. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description The user with the new photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    listSessions: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign-ins of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
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
}
