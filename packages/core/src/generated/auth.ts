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
        /**
         * A pair of tokens for a name and a password
         * @description Wrong passwords are counted for the device that sends its `device_token`; for all others by account and address, and by address alone. Over the limit the answer is 429. An account that is guessed at from many addresses answers later, by five seconds at most, and 429 while too many wait for that. An account with two-step sign-in answers 401 `second_factor_required` to a right password alone: send it again with `code`. Wrong codes are counted for the account over all addresses, and apart from that for each device that has signed in with both steps.
         */
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
        /** The user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** The user is deleted */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * The changed user
         * @description Everybody changes the own first and last name. User name, e-mail, roles and whether the account is active are changed by owners and superusers, the highest rank by superusers; an owner never touches a superuser.
         */
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
        /**
         * The password is replaced and every other sign-in of the user ended
         * @description The sign-in that asks goes on where the account is its own. Wrong guesses of `current_password` are counted for each sign-in; over the limit the answer is 429.
         */
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
    "/api/v1/users/{id}/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Two-step sign-in of the user is off
         * @description For somebody who has lost every way of the second step; their sign-ins end. Two-step sign-in of an owner is reset by a superuser alone.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign-ins of the current user
         * @description A sign-in that was handed over to the other face is one, which says where it is open.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The person has confirmed who they are
         * @description Takes the password of the current user, or the answer of the browser to `createSignInOptions` with a passkey of theirs. For ten minutes after that, or after a sign-in, this sign-in may do what cannot be undone; calls that ask for it answer 403 `confirmation_required` otherwise. Wrong answers are counted for each sign-in; over the limit the answer is 429. None of them ends it.
         */
        post: operations["confirmSession"];
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
        /** The sign-in is ended, on both faces */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/handovers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code that signs the current user in on the other face
         * @description Each face keeps its tokens in the storage of its own host, so a page of one face gets a code for the other: it counts once, within a minute, for a page of that `origin`, and for whoever knows the text that `code_challenge` is the SHA-256 of (PKCE, RFC 7636). Over 30 codes of an account within five minutes the answer is 429.
         */
        post: operations["createHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/handovers/sign-in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A pair of tokens for a code of the other face
         * @description Continues the sign-in that made the code: it ends with it, at the same time at the latest. The code is used up by this call, whatever comes of it.
         */
        post: operations["signInWithHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, when and from where, the newest first
         * @description Kept for 90 days. Many changes of one thing by one person within ten minutes, and many refused sign-ins from one address within an hour, are one event that says how often.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log as a file, the oldest first
         * @description The events that the list has under the same conditions, as CSV for a spreadsheet or as JSON Lines, each line one event of the list. It is written while it is sent; an event that happened once more meanwhile stands in it twice, and its last line counts. Leaves an event itself.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/security-events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What touched the safety of the own account, or of the site, since it was last looked at
         * @description The newest 20: sign-ins from new devices, changed passwords, passkeys and emails, many refused sign-ins. Whoever manages accounts is also told of new owners and superusers, and of guesses at any account.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/security-events/seen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What happened until then has been looked at */
        post: operations["seeSecurityEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access-tokens/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Access tokens of the current user
         * @description All of them, at most 50; the newest first. Expired ones stay for 30 days.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * A new access token
         * @description The token itself is in this answer and in no other: the server keeps its hash. It acts as the current user, within its scopes and within what the user may do at the time.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/access-tokens/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The access token opens nothing any more */
        delete: operations["deleteAccessToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice-channels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How notices go out
         * @description What the settings of the server say counts, and otherwise what was saved here. No answer has a password or a token.
         */
        get: operations["getNoticeChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice-channels/mail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The saved way by mail
         * @description Counts from the next notice on, in every process. A password that is left out stays, null removes it; where the server, the port or the encryption changes, it has to be given anew. Turning the way off drops what waits for it.
         */
        put: operations["saveMailChannel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice-channels/telegram/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The saved way by Telegram
         * @description Counts from the next notice on, in every process. A token that is left out stays, null removes it. Turning the way off drops what waits for it.
         */
        put: operations["saveTelegramChannel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice-channels/{channel}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a notice that was sent to try the way
         * @description Sent at once by what is saved, also where the way is off; within 15 seconds there is an answer.
         */
        post: operations["testNoticeChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks of the site
         * @description All of them, at most 20; the newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * A new webhook
         * @description The secret that signs what is sent is in this answer and in no other but that of `renewWebhookSecret`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhook
         * @description Its secret is shown when it is made, and never again.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** The webhook is deleted, with what waits for it */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * The changed webhook
         * @description A webhook that is paused hears of nothing that happens meanwhile; what waited for it before goes on when it is active again.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/secret/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret
         * @description The former one signs nothing any more, from now on.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event `webhook.test` is sent to it
         * @description Also to one that listens to nothing of the kind; `listWebhookDeliveries` says how it went. The webhook is to be active.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook
         * @description The last 100, the newest first. Entries that are done stay for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{id}/again/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is sent once more, under the same id
         * @description At once, whatever became of it before. The webhook is to be active.
         */
        post: operations["sendDeliveryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passkeys of the current user
         * @description All of them, at most 20; the newest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * The new passkey
         * @description The answer of the browser to `createPasskeyOptions`. The challenge in it is that of the current user, at most five minutes old, and is used up by this call, whatever comes of it.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description Passkeys are of the domain that both faces share, else of the host of the page, which `Origin` names. Only pages of the faces and of the allowed origins are served.
         */
        post: operations["createPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** The passkey opens nothing any more */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/sign-in/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to sign in with a passkey
         * @description Names nobody; the browser offers the passkeys that it has for the page.
         */
        post: operations["createSignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/sign-in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A pair of tokens for a passkey
         * @description The answer of the browser to `createSignInOptions`. The challenge in it is at most five minutes old and is used up by this call, whatever comes of it.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two-step sign-in of the current user */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Two-step sign-in with passkeys alone is on
         * @description From now on a password also needs a passkey or a recovery code. With an authenticator app: `enableTotp`.
         */
        post: operations["enableSecondFactor"];
        /**
         * Two-step sign-in is off
         * @description The authenticator app and the recovery codes open nothing any more. Passkeys stay.
         */
        delete: operations["disableSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/totp/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an authenticator app needs
         * @description Keeps nothing. The secret is told here and never again; `enableTotp` within ten minutes makes it count.
         */
        post: operations["createTotpOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/totp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The authenticator app is connected
         * @description Turns two-step sign-in on where it was off. An app that was connected before ends.
         */
        post: operations["enableTotp"];
        /**
         * The authenticator app opens nothing any more
         * @description Two-step sign-in goes on with passkeys; it is off, and the recovery codes end, where there is none.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description Those from before end.
         */
        post: operations["createRecoveryCodes"];
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
        RoleName: "owner" | "staff";
        Username: string;
        /** @description One that is easy to guess is refused with 422 `guessable_password`: a common one, blanks alone, or words of the site and of the account. */
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
            /** @description Whether its password alone opens nothing. */
            has_second_factor: boolean;
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
            username: components["schemas"]["Visible"];
            password: string;
            /** @description The second step, where `second_factor_required` asks for it: six digits of the authenticator app, or a recovery code. Blanks and hyphens count for nothing. */
            code?: string;
            /** @description From the last sign-in of this account on this device: wrong passwords of others then neither slow nor refuse it. One that is not good counts for nothing. */
            device_token?: string;
        };
        TokenPair: {
            access_token: string;
            refresh_token: string;
            /** @description Says that this account has signed in on this device. Opens nothing; keep it past the sign-out, and send it with the next sign-in. */
            device_token?: string;
        };
        /** @description One of the two. */
        Confirmation: {
            password?: string;
            credential?: components["schemas"]["PasskeyAnswer"];
        };
        RefreshRequest: {
            refresh_token: components["schemas"]["Visible"];
        };
        AccessToken: {
            access_token: string;
            /** @description Only from a service that rotates them. */
            refresh_token?: string;
        };
        LogoutRequest: {
            access_token: components["schemas"]["Visible"];
            refresh_token: components["schemas"]["Visible"];
        };
        HandoverCreate: {
            /** @description Where the code is for, a face of the site. */
            origin: string;
            /** @description The SHA-256 of the `code_verifier`, in base64url. */
            code_challenge: string;
        };
        Handover: {
            code: string;
            expires_at: components["schemas"]["Time"];
        };
        HandoverSignIn: {
            code: string;
            /** @description What the page kept to itself that asked for the code. */
            code_verifier: string;
        };
        Session: {
            id: components["schemas"]["Uuid"];
            created_at: components["schemas"]["Time"];
            last_used_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
            user_agent: string;
            address: string;
            is_current: boolean;
            /** @description Where it was handed over to, the latest first; ended with it. */
            handed_over: components["schemas"]["HandedOver"][];
        };
        HandedOver: {
            /** @description That of the face. */
            origin: string;
            address: string;
            last_used_at: components["schemas"]["Time"];
        };
        SessionList: {
            items: components["schemas"]["Session"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        EventFormat: "csv" | "jsonl";
        /** @enum {string} */
        EventGroup: "sign_ins" | "accounts" | "content" | "backups";
        /** @enum {string} */
        EventAction: "signed_in" | "sign_in_refused" | "brute_force_suspected" | "signed_out" | "session_ended" | "session_confirmed" | "account_created" | "account_changed" | "rank_changed" | "password_changed" | "second_factor_on" | "second_factor_changed" | "second_factor_off" | "account_deleted" | "token_created" | "token_revoked" | "created" | "changed" | "published" | "unpublished" | "reordered" | "deleted" | "restored" | "purged" | "link_created" | "link_ended" | "backup_exported" | "backup_accepted" | "backup_restored" | "uploads_moved" | "uploads_adopted" | "events_exported";
        /** @enum {string} */
        EventKind: "account" | "session" | "post" | "project" | "experience" | "career" | "cv_version" | "message" | "picture" | "profile" | "site" | "search" | "backup" | "tag" | "series" | "redirect" | "webhook" | "mail_notices" | "telegram_notices";
        Event: {
            id: components["schemas"]["Uuid"];
            /** @description When it happened, the last time where it happened often. */
            at: components["schemas"]["Time"];
            /** @description When it happened first. */
            begun_at: components["schemas"]["Time"];
            /** @description How often. */
            times: number;
            action: components["schemas"]["EventAction"];
            /** @description Who did it, under the name of that time; null for one who was not let in. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What it was done to; null where that is nothing known. */
            object: components["schemas"]["EventObject"] | null;
            /** @description Names of what was changed, a language, `new_device`, how somebody signed in (`passkey`, `totp`, `recovery_code`, `handover`), what was asked (`confirmation`), or `wrong_code` where the password was right. */
            details: string[];
            /** @description From where; empty for many addresses, a network where addresses are shortened. */
            address: string;
            user_agent: string;
        };
        EventActor: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The name that the access token had which it was done with; null where the person was signed in. */
            via: string | null;
        };
        EventObject: {
            kind: components["schemas"]["EventKind"];
            id: components["schemas"]["Uuid"] | null;
            /** @description Its name at the time. */
            title: string;
        };
        EventList: {
            items: components["schemas"]["Event"][];
            total: components["schemas"]["Total"];
            next_cursor: components["schemas"]["NextCursor"];
        };
        SecurityEvents: {
            items: components["schemas"]["Event"][];
        };
        SecuritySeen: {
            /** @description That of the newest event which was seen. */
            until: components["schemas"]["Time"];
        };
        PasskeyOptions: {
            /** @description As WebAuthn's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads it. */
            options: {
                [key: string]: unknown;
            };
        };
        Base64url: string;
        CredentialId: string;
        /**
         * @description What a token may do; writing of a kind includes reading it. `read`: all content with drafts, not messages. `posts`, `projects`, `experience` (with the other sections of the CV), `profile` (with the CV), `media`, `messages`: what their names say. `site`: names and looks of the faces, other names for the search.
         * @enum {string}
         */
        AccessTokenScope: "read" | "posts" | "projects" | "experience" | "profile" | "site" | "media" | "messages";
        AccessTokenCreate: {
            name: components["schemas"]["Visible"];
            scopes: components["schemas"]["AccessTokenScope"][];
            /** @description How long it lives; null is until it is revoked. */
            expires_in_days: number | null;
        };
        PersonalAccessToken: {
            id: components["schemas"]["Uuid"];
            name: string;
            scopes: components["schemas"]["AccessTokenScope"][];
            created_at: components["schemas"]["Time"];
            /** @description Null is until it is revoked. */
            expires_at: components["schemas"]["Time"] | null;
            /** @description To the minute. */
            last_used_at: components["schemas"]["Time"] | null;
        };
        AccessTokenList: {
            items: components["schemas"]["PersonalAccessToken"][];
        };
        NewAccessToken: components["schemas"]["PersonalAccessToken"] & {
            /** @description What programs send as `Authorization: Bearer …`; told this once. */
            token: string;
        };
        /** @enum {string} */
        NoticeChannelName: "mail" | "telegram";
        NoticeChannels: {
            mail: components["schemas"]["MailChannel"];
            telegram: components["schemas"]["TelegramChannel"];
            /** @description Whether the mail server may be in a private network, there also without encryption. */
            allows_private: boolean;
        };
        /**
         * @description Who has set it up: the settings of the server (`operator`), which come first, somebody in the panel, or nobody.
         * @enum {string}
         */
        NoticeSource: "nobody" | "panel" | "operator";
        /** @description What could not be sent and is tried again. */
        NoticeWaiting: {
            count: number;
            /** @description Why, the last time. */
            last: components["schemas"]["NoticeTest"] | null;
        };
        /**
         * @description Encrypted from the beginning (`tls`), by STARTTLS before anything is said, or not at all.
         * @enum {string}
         */
        MailSecurity: "tls" | "starttls" | "none";
        MailChannel: {
            set_by: components["schemas"]["NoticeSource"];
            is_on: boolean;
            host: string;
            port: number;
            security: components["schemas"]["MailSecurity"];
            user: string | null;
            has_password: boolean;
            /** @description The sender; null is the receiver. */
            from: string | null;
            to: string;
            waiting: components["schemas"]["NoticeWaiting"];
        };
        MailChannelSave: {
            is_on: boolean;
            /** @description The name or the address of the mail server. */
            host: string;
            port: number;
            security: components["schemas"]["MailSecurity"];
            user: components["schemas"]["Visible"] | null;
            password?: string | null;
            from: components["schemas"]["Email"] | null;
            to: components["schemas"]["Email"];
        };
        TelegramChannel: {
            set_by: components["schemas"]["NoticeSource"];
            is_on: boolean;
            has_token: boolean;
            chat: string;
            waiting: components["schemas"]["NoticeWaiting"];
        };
        TelegramChannelSave: {
            is_on: boolean;
            token?: string | null;
            /** @description The number of a chat, or the name of a public channel with the at sign. */
            chat: string;
        };
        NoticeTest: {
            /**
             * @description Taken by the receiver (`delivered`), refused by it at the sign-in or later, its name is not known, leads into a private network, nobody listens there, encryption failed, no answer came in time, or something else.
             * @enum {string}
             */
            outcome: "delivered" | "login_refused" | "refused" | "host_not_found" | "not_allowed" | "no_connection" | "no_encryption" | "time_out" | "failed";
            /** @description In the words of the receiver; empty where it said nothing. */
            detail: string;
        };
        /**
         * @description The name of an event, or all of a kind.
         * @enum {string}
         */
        WebhookPattern: "post.*" | "post.created" | "post.updated" | "post.published" | "post.unpublished" | "post.deleted" | "post.restored" | "post.purged" | "project.*" | "project.created" | "project.updated" | "project.published" | "project.unpublished" | "project.deleted" | "project.restored" | "project.purged" | "experience.*" | "experience.created" | "experience.updated" | "experience.published" | "experience.unpublished" | "experience.deleted" | "experience.restored" | "experience.purged" | "profile.updated" | "site.updated" | "message.received" | "account.*" | "account.created" | "account.updated" | "account.deleted" | "account.rank_changed" | "account.password_changed" | "account.second_factor_changed" | "account.token_created" | "account.token_revoked" | "account.signed_in";
        WebhookCreate: {
            name: components["schemas"]["Visible"];
            url: components["schemas"]["WebAddress"];
            events: components["schemas"]["WebhookPatterns"];
        };
        WebhookPatterns: components["schemas"]["WebhookPattern"][];
        WebhookUpdate: {
            state?: components["schemas"]["WebhookState"];
            events?: components["schemas"]["WebhookPatterns"];
        };
        /** @enum {string} */
        WebhookState: "active" | "paused";
        Webhook: {
            id: components["schemas"]["Uuid"];
            name: string;
            url: string;
            events: components["schemas"]["WebhookPattern"][];
            state: components["schemas"]["WebhookState"];
            /**
             * @description Who paused it: a person (`owner`), the receiver, which answered 410 (`gone`), or five days of failures (`failing`); null while it is active.
             * @enum {string|null}
             */
            pause_reason: "owner" | "gone" | "failing" | null;
            /** @description The first failure since the last success; null where there is none. */
            failing_since: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
        };
        WebhookList: {
            items: components["schemas"]["Webhook"][];
        };
        WebhookSecret: {
            /** @description `whsec_` and the key in base64; told this once. */
            secret: string;
        };
        NewWebhook: components["schemas"]["Webhook"] & components["schemas"]["WebhookSecret"];
        WebhookDelivery: {
            /** @description The `webhook-id` of each attempt. */
            id: components["schemas"]["Uuid"];
            event: string;
            created_at: components["schemas"]["Time"];
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            attempts: number;
            /** @description When it was tried last. */
            sent_at: components["schemas"]["Time"] | null;
            /** @description When it is tried next; null when it is not. */
            next_at: components["schemas"]["Time"] | null;
            /** @description Of the last answer. */
            answer_status: number | null;
            /** @description Its first 500 characters. */
            answer_text: string;
            /**
             * @description Why there was no answer.
             * @enum {string|null}
             */
            failure: "not_allowed" | "time_out" | "no_connection" | null;
        };
        WebhookDeliveryList: {
            items: components["schemas"]["WebhookDelivery"][];
        };
        PasskeyCreate: {
            name: components["schemas"]["Visible"];
            /** @description As WebAuthn's `PublicKeyCredential.toJSON()` writes it. */
            credential: {
                id: components["schemas"]["CredentialId"];
                rawId: components["schemas"]["CredentialId"];
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: components["schemas"]["Base64url"];
                    attestationObject: components["schemas"]["Base64url"];
                    transports?: string[];
                };
            };
        };
        PasskeySignIn: {
            credential: components["schemas"]["PasskeyAnswer"];
        };
        /** @description As WebAuthn's `PublicKeyCredential.toJSON()` writes it. */
        PasskeyAnswer: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            /** @enum {string} */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["Base64url"];
                authenticatorData: components["schemas"]["Base64url"];
                signature: components["schemas"]["Base64url"];
                userHandle: components["schemas"]["Base64url"];
            };
        };
        Passkey: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description The domain that it signs in to, with its subdomains. */
            domain: string;
            /** @description Whether its maker keeps a copy for other devices. */
            is_backed_up: boolean;
            created_at: components["schemas"]["Time"];
            last_used_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        SecondFactorMethod: "totp" | "passkey" | "recovery_code";
        SecondFactor: {
            /** @description Since when a password alone opens nothing; null while it does. */
            enabled_at: components["schemas"]["Time"] | null;
            /**
             * @description The authenticator app. `unreadable`: the server has another secret than the one it was connected with, as after a restore elsewhere; connect it again.
             * @enum {string}
             */
            totp: "off" | "on" | "unreadable";
            recovery_codes_left: number;
        };
        TotpOptions: {
            /** @description In base32, to be typed into the app. */
            secret: string;
            /** @description The same as an `otpauth://` address, for a QR code. */
            uri: string;
            /** @description For `enableTotp`. */
            token: string;
        };
        TotpCreate: {
            token: components["schemas"]["Visible"];
            code: components["schemas"]["Visible"];
        };
        RecoveryCodes: {
            /** @description Ten, told here and never again; none where those from before go on. */
            recovery_codes: string[];
        };
        PasskeyList: {
            items: components["schemas"]["Passkey"][];
        };
        Uuid: string;
        /**
         * Format: date-time
         * @description ISO 8601 with a zone, of a day that there is in the years 1000 to 2999, and no leap second. Answers are in UTC.
         */
        Time: string;
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
        /** @description A text with at least one character that is seen. */
        Visible: string;
        Total: number;
        /** @description Goes into `cursor` for the following page; null on the last one. */
        NextCursor: string | null;
        /** Format: email */
        Email: string;
        /**
         * Format: web-address
         * @description An http or https address. The format `web-address` says that `URL` of the WHATWG standard reads it, as browsers do: its host exists in form, its port is at most 65535. Letters of any alphabet may stand in it.
         */
        WebAddress: string;
    };
    responses: {
        /** @description No face of the site is at that origin (`handover_unavailable`). */
        HandoverUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "handover_unavailable";
                    };
                };
            };
        };
        /** @description The code is not known, too old, of another page, or its sign-in has ended (`invalid_handover`). */
        InvalidHandover: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_handover";
                    };
                };
            };
        };
        /** @description The passkey is not known here, or what it says is not right (`invalid_passkey`). */
        InvalidPasskey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_passkey";
                    };
                };
            };
        };
        /** @description The page is none of the site (`passkeys_unavailable`). */
        PasskeysUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "passkeys_unavailable";
                    };
                };
            };
        };
        /** @description The settings of the server say how, and only they can be changed (`conflict`). */
        SetByOperator: {
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
        /** @description The way was never set up (`conflict`). */
        NoticeChannelMissing: {
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
        /** @description Fields do not fit their schemas (`invalid_fields`). Of the host: `private_address` where it is in a private network and the server does not allow that. Of the encryption: `not_encrypted`, which is for private networks alone. Of the password: `secret_needed` where it would go elsewhere than before. */
        InvalidMailChannel: {
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
                            code?: "invalid" | "private_address" | "not_encrypted" | "secret_needed";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas (`invalid_fields`). Of the token: `secret_needed` where the way is to be on and has none. */
        InvalidTelegramChannel: {
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
                            code?: "invalid" | "secret_needed";
                        }[];
                    };
                };
            };
        };
        /** @description The site has 20 webhooks (`conflict`). */
        WebhookConflict: {
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
        /** @description The webhook is paused (`conflict`). */
        WebhookPaused: {
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
        /** @description Fields do not fit their schemas (`invalid_fields`). Of the address: `not_https`, or `private_address` where it leads into a private network and the server does not allow that. */
        InvalidWebhook: {
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
                            code?: "invalid" | "not_https" | "private_address";
                        }[];
                    };
                };
            };
        };
        /** @description The account has 50 access tokens (`conflict`). */
        AccessTokenConflict: {
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
        /** @description The page is none of the site (`passkeys_unavailable`), or the account has this passkey or 20 of them (`conflict`). */
        PasskeyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "passkeys_unavailable" | "conflict";
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas (`invalid_fields`), or what the browser says is not right (`passkey_refused`). */
        PasskeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "passkey_refused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description The name, the password or the account is not right (`invalid_credentials`); the password is right and a code is needed (`second_factor_required`), or the code is not right or was used before (`invalid_code`). */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description Ways of the second step that the account has here; only after a right password. */
                    methods?: components["schemas"]["SecondFactorMethod"][];
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "second_factor_required" | "invalid_code";
                    };
                };
            };
        };
        /** @description Two-step sign-in is on already (`conflict`), or the account has no passkey (`passkey_needed`). */
        SecondFactorConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "conflict" | "passkey_needed";
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas (`invalid_fields`), or the code is not that of the app, or ten minutes have passed (`code_refused`). */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "code_refused";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid";
                        }[];
                    };
                };
            };
        };
        /** @description Another account has the name (`username_taken`) or the email (`email_taken`), or took it meanwhile (`conflict`). */
        NameTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "username_taken" | "email_taken" | "conflict";
                    };
                };
            };
        };
        /** @description Another account has the name (`username_taken`) or the email (`email_taken`), or took it meanwhile (`conflict`), or no superuser would be left (`last_superuser`). */
        UserConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "username_taken" | "email_taken" | "conflict" | "last_superuser";
                    };
                };
            };
        };
        /** @description It is the own account (`own_account`), or no superuser would be left (`last_superuser`). */
        UserNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "own_account" | "last_superuser";
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas (`invalid_fields`), or the password is easy to guess (`guessable_password`). */
        GuessablePassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "guessable_password";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "guessable_password";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas (`invalid_fields`), `password` is not that of the account (`wrong_password`), or the passkey is none of its own (`wrong_passkey`). */
        NotConfirmed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "wrong_password" | "wrong_passkey";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "wrong_password";
                        }[];
                    };
                };
            };
        };
        /** @description Fields do not fit their schemas (`invalid_fields`), the new password is easy to guess (`guessable_password`), or `current_password` is not that of the own account (`wrong_password`). */
        InvalidPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_fields" | "guessable_password" | "wrong_password";
                        fields?: {
                            /** @enum {string} */
                            code?: "invalid" | "guessable_password" | "wrong_password";
                        }[];
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
        /** @description Done; there is nothing to say. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description It is closed to access tokens (`insufficient_scope`), or the person has neither signed in nor confirmed who they are within the last ten minutes (`confirmation_required`): `confirmSession`, then ask again. */
        Unconfirmed: {
            headers: {
                /** @description With `error="insufficient_user_authentication"` (RFC 9470) where a confirmation is asked for; then the token is as good as before. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "insufficient_scope" | "confirmation_required";
                    };
                };
            };
        };
    };
    parameters: {
        /** @description Only events of this group. */
        EventGroup: components["schemas"]["EventGroup"];
        /** @description Only events of exactly this kind. */
        EventAction: components["schemas"]["EventAction"];
        /** @description Only what this account did. */
        EventActor: components["schemas"]["Uuid"];
        /** @description Only what was done to things of this kind. */
        EventKind: components["schemas"]["EventKind"];
        /** @description Only what was done to the thing with this id. */
        EventObject: components["schemas"]["Uuid"];
        /** @description Only events at this time or later. */
        EventFrom: components["schemas"]["Time"];
        /** @description Only events before this time. */
        EventTo: components["schemas"]["Time"];
        /** @description The most items to answer with. */
        Limit: number;
        /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
        Cursor: string;
        /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
        Page: number;
        /** @description Text to look for. */
        Query: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
        /** @description The `ETag` that a read of this address gave, or of the item that this is a part of, asked without a query: the call is made only while what it gave is still so. Without it the call is made as things are. */
        IfMatch: string;
        /** @description A text of your own, new for each thing that is to happen once (a UUID, say). The same call with the same key within 24 hours is answered what it was answered the first time, with `Idempotency-Replayed: true`, and nothing happens again; whoever was refused may use the key again. Each account, and each network of visitors, has its own keys, the latest 100 of them. */
        IdempotencyKey: string;
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
            400: components["responses"]["BadJson"];
            401: components["responses"]["WrongCredentials"];
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
            400: components["responses"]["BadJson"];
            401: components["responses"]["InvalidToken"];
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
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listUsers: {
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
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
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
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["GuessablePassword"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getUser: {
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
            /** @description The user. */
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
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
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UserNeeded"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateUser: {
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
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UserConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resetPassword: {
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
                 *       "password": "another long password"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidPassword"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteUserPhoto: {
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
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    uploadUserPhoto: {
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
            /** @description The user with the new photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    resetSecondFactor: {
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
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
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
            /** @description Sign-ins of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSession: {
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
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["PasskeysUnavailable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["NotConfirmed"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
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
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createHandover: {
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
                 *       "origin": "http://blog.localhost",
                 *       "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverCreate"];
            };
        };
        responses: {
            /** @description The code, which is told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["HandoverUnavailable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    signInWithHandover: {
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
                 *       "code": "6xSpDkV0bE1XKQ3sV1VfZzq8oT5mC2nB7dLhYw9uRjA",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/json": components["schemas"]["HandoverSignIn"];
            };
        };
        responses: {
            /** @description A pair of tokens for a code of the other face. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["InvalidHandover"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The most items to answer with. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the answer before, to the same question: it is a place in that list, to be kept as it is. Given to another list it begins at a place of no meaning; what no list gave is `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor that comes with it is not looked at; beyond the last page there are no items, and `total` stays true. */
                page?: components["parameters"]["Page"];
                /** @description Only events of this group. */
                group?: components["parameters"]["EventGroup"];
                /** @description Only events of exactly this kind. */
                action?: components["parameters"]["EventAction"];
                /** @description Only what this account did. */
                actor?: components["parameters"]["EventActor"];
                /** @description Only what was done to things of this kind. */
                kind?: components["parameters"]["EventKind"];
                /** @description Only what was done to the thing with this id. */
                object?: components["parameters"]["EventObject"];
                /** @description Only events at this time or later. */
                from?: components["parameters"]["EventFrom"];
                /** @description Only events before this time. */
                to?: components["parameters"]["EventTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEvents: {
        parameters: {
            query: {
                /** @description What the file is. */
                format: components["schemas"]["EventFormat"];
                /** @description Only events of this group. */
                group?: components["parameters"]["EventGroup"];
                /** @description Only events of exactly this kind. */
                action?: components["parameters"]["EventAction"];
                /** @description Only what this account did. */
                actor?: components["parameters"]["EventActor"];
                /** @description Only what was done to things of this kind. */
                kind?: components["parameters"]["EventKind"];
                /** @description Only what was done to the thing with this id. */
                object?: components["parameters"]["EventObject"];
                /** @description Only events at this time or later. */
                from?: components["parameters"]["EventFrom"];
                /** @description Only events before this time. */
                to?: components["parameters"]["EventTo"];
            };
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
                    "application/x-ndjson": Blob;
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
    listSecurityEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            503: components["responses"]["Unavailable"];
        };
    };
    seeSecurityEvents: {
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
                 *       "until": "2026-01-31T10:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["SecuritySeen"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidOrKeyReused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access tokens of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessToken: {
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
                 *       "name": "Публикация из CI",
                 *       "scopes": [
                 *         "posts",
                 *         "media"
                 *       ],
                 *       "expires_in_days": 90
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenCreate"];
            };
        };
        responses: {
            /** @description A new access token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            409: components["responses"]["AccessTokenConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteAccessToken: {
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
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getNoticeChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How notices go out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMailChannel: {
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
                 *       "is_on": true,
                 *       "host": "smtp.example.com",
                 *       "port": 465,
                 *       "security": "tls",
                 *       "user": "me@example.com",
                 *       "password": "a password of an application",
                 *       "from": null,
                 *       "to": "me@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["MailChannelSave"];
            };
        };
        responses: {
            /** @description The saved way by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailChannel"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            409: components["responses"]["SetByOperator"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidMailChannel"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    saveTelegramChannel: {
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
                 *       "is_on": true,
                 *       "token": "123456789:a-token-that-BotFather-has-told",
                 *       "chat": "123456789"
                 *     }
                 */
                "application/json": components["schemas"]["TelegramChannelSave"];
            };
        };
        responses: {
            /** @description The saved way by Telegram. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramChannel"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            409: components["responses"]["SetByOperator"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidTelegramChannel"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testNoticeChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: components["schemas"]["NoticeChannelName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoticeChannelMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
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
                 *       "name": "Сборка сайта",
                 *       "url": "https://ci.example.com/hooks/janus",
                 *       "events": [
                 *         "post.published",
                 *         "project.*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description A new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            409: components["responses"]["WebhookConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidWebhook"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getWebhook: {
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
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
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
    updateWebhook: {
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
                 *       "state": "paused"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    renewWebhookSecret: {
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
            /** @description A new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrUnconfirmed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testWebhook: {
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
            409: components["responses"]["WebhookPaused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listWebhookDeliveries: {
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
            /** @description What was sent to a webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendDeliveryAgain: {
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
            409: components["responses"]["WebhookPaused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasskey: {
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
                 *       "name": "Ноутбук",
                 *       "credential": {
                 *         "id": "AQIDBA",
                 *         "rawId": "AQIDBA",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "attestationObject": "oA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyCreate"];
            };
        };
        responses: {
            /** @description The new passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            409: components["responses"]["PasskeyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["PasskeyRefused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to make a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            409: components["responses"]["PasskeyConflict"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deletePasskey: {
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
            403: components["responses"]["Unconfirmed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to sign in with a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["PasskeysUnavailable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    signInWithPasskey: {
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
                 *       "credential": {
                 *         "id": "AQIDBA",
                 *         "rawId": "AQIDBA",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "authenticatorData": "AA",
                 *           "signature": "AA",
                 *           "userHandle": "AA"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description A pair of tokens for a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["InvalidPasskey"];
            409: components["responses"]["PasskeysUnavailable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two-step sign-in of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two-step sign-in with passkeys alone is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            409: components["responses"]["SecondFactorConflict"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    disableSecondFactor: {
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
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createTotpOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an authenticator app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    enableTotp: {
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
                 *       "token": "eyJhbGciOi",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["TotpCreate"];
            };
        };
        responses: {
            /** @description The authenticator app is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadJson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["CodeRefused"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeTotp: {
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
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description New recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Unconfirmed"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
}
