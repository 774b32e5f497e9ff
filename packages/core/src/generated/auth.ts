// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/**
 * Role of an account, which decides what its user may do.
 * @enum {string}
 */
export type RoleName = "owner" | "staff";
/** Name to sign in with. */
export type Username = string;
/** A password that is easy to guess is refused with 422 `guessable_password`: a common password, only blanks, or words of the site or the account. */
export type Password = string;
/** First or last name of a person. */
export type PersonName = string;
/** Roles of an account, each at most once. */
export type RoleNames = RoleName[];
/** An account of the admin panel. */
export type User = {
    id: components["schemas"]["Uuid"];
    username: string;
    email: string | null;
    first_name: string;
    last_name: string;
    /** @description The address of the picture; null if there is none. */
    photo: string | null;
    is_superuser: boolean;
    is_active: boolean;
    roles: {
        name: RoleName;
    }[];
    /** @description Whether two-step sign-in is enabled. */
    has_second_factor: boolean;
    created_at: components["schemas"]["Time"];
    last_login_at: components["schemas"]["Time"] | null;
};
/** A new account. */
export type UserCreate = {
    username: Username;
    password: Password;
    email?: components["schemas"]["Email"] | null;
    first_name?: PersonName;
    last_name?: PersonName;
    roles?: RoleNames;
    is_active?: boolean;
    is_superuser?: boolean;
};
/** Changes of an account; an absent field keeps its value. */
export type UserUpdate = {
    username?: Username;
    email?: components["schemas"]["Email"] | null;
    first_name?: PersonName;
    last_name?: PersonName;
    roles?: RoleNames;
    is_active?: boolean;
    is_superuser?: boolean;
};
/** A page of accounts. */
export type UserList = {
    items: User[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** The new password of an account. */
export type PasswordReset = {
    password: Password;
    /** @description The current password; required for the caller's own account. */
    current_password?: string;
};
/** A username and a password, with the code of the second step if the account needs one. */
export type Credentials = {
    username: components["schemas"]["Visible"];
    password: string;
    /** @description The code of the second step, required after `second_factor_required`: six digits of the authenticator app, or a recovery code. Spaces and hyphens are ignored. */
    code?: string;
    /** @description The `device_token` of the last sign-in to this account on this device: with it, wrong passwords from other devices neither delay nor block this sign-in. An invalid token is ignored, as is one from before the password was last changed. */
    device_token?: string;
};
/** The tokens of a new session. */
export type TokenPair = {
    access_token: string;
    refresh_token: string;
    /** @description Proves that this account has signed in on this device. It grants no access; keep it after signing out, and send it with the next sign-in. */
    device_token?: string;
};
/** Either `password` or `credential`. */
export type Confirmation = {
    password?: string;
    credential?: PasskeyAnswer;
};
/** The refresh token to exchange for an access token. */
export type RefreshRequest = {
    refresh_token: components["schemas"]["Visible"];
};
/** A new access token of a session. */
export type AccessToken = {
    access_token: string;
    /** @description Present only if the service rotates refresh tokens. */
    refresh_token?: string;
};
/** The session to end. */
export type LogoutRequest = {
    access_token: components["schemas"]["Visible"];
    /** @description Also ends the session of this token. Without it, only that of the access token. */
    refresh_token?: components["schemas"]["Visible"];
};
/** A request for a code to sign in on the other face (portfolio or blog). */
export type HandoverCreate = {
    /** @description The origin that the code is for; a face of the site (portfolio or blog). */
    origin: string;
    /** @description The SHA-256 of the `code_verifier`, in base64url. */
    code_challenge: string;
};
/** A code to sign in on the other face (portfolio or blog), and when it expires. */
export type Handover = {
    code: string;
    expires_at: components["schemas"]["Time"];
};
/** A code of the other face, and the proof that the same page requested it. */
export type HandoverSignIn = {
    code: string;
    /** @description The secret text that the page kept when it requested the code. */
    code_verifier: string;
};
/** A session of the current user, from one sign-in. */
export type SignIn = {
    id: components["schemas"]["Uuid"];
    created_at: components["schemas"]["Time"];
    last_used_at: components["schemas"]["Time"];
    expires_at: components["schemas"]["Time"];
    user_agent: string;
    address: string;
    is_current: boolean;
    /** @description Sessions that this session was handed over to, newest first; they end together with it. */
    handed_over: HandedOver[];
};
/** A session on the other face, opened without a new sign-in. */
export type HandedOver = {
    /** @description The origin of the face (portfolio or blog) on which the session is open. */
    origin: string;
    address: string;
    last_used_at: components["schemas"]["Time"];
};
/** A page of the sessions of the current user. */
export type SignInList = {
    items: SignIn[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/**
 * Format of an export of events.
 * @enum {string}
 */
export type EventFormat = "csv" | "jsonl";
/**
 * A group of kinds of events, to filter the list.
 * @enum {string}
 */
export type EventGroup = "sign_ins" | "accounts" | "content" | "backups";
/**
 * What happened in an event.
 * @enum {string}
 */
export type EventAction = "signed_in" | "sign_in_refused" | "brute_force_suspected" | "signed_out" | "session_ended" | "session_confirmed" | "account_created" | "account_changed" | "rank_changed" | "password_changed" | "second_factor_on" | "second_factor_changed" | "second_factor_off" | "account_deleted" | "token_created" | "token_revoked" | "created" | "changed" | "published" | "unpublished" | "reordered" | "deleted" | "restored" | "purged" | "link_created" | "link_ended" | "backup_exported" | "backup_accepted" | "backup_restored" | "backups_adopted" | "uploads_moved" | "uploads_adopted" | "events_exported";
/**
 * Kind of item that an event concerns.
 * @enum {string}
 */
export type EventKind = "account" | "session" | "post" | "project" | "experience" | "career" | "cv_version" | "message" | "picture" | "profile" | "site" | "search" | "backup" | "tag" | "series" | "redirect" | "webhook" | "mail_notices" | "telegram_notices";
/** An event of the trail (activity log), which records sign-ins and changes. */
export type TrailEvent = {
    id: components["schemas"]["Uuid"];
    /** @description When it happened; for a repeated event, the last time. */
    at: components["schemas"]["Time"];
    /** @description When it first happened. */
    begun_at: components["schemas"]["Time"];
    /** @description How often it happened. */
    times: number;
    action: EventAction;
    /** @description Who did it, with the username at that time; null if nobody was signed in, as for a refused sign-in. */
    actor: EventActor | null;
    /** @description What the event concerns; null if that is not known. */
    object: EventObject | null;
    /** @description Names of changed fields, rights that were granted (`superuser`, `owner`, `staff`, `enabled`) or withdrawn (`not_superuser`, `not_owner`, `not_staff`, `disabled`), a language, `new_device`, how the user signed in (`passkey`, `totp`, `recovery_code`, `handover`), `confirmation` if a confirmation of identity was refused, or `wrong_code` if the password was correct. */
    details: string[];
    /** @description The address of the client; empty if there were many, and a network where addresses are shortened. */
    address: string;
    user_agent: string;
};
/** An account and, if one was used, its access token. */
export type EventActor = {
    id: components["schemas"]["Uuid"];
    name: string;
    /** @description The name, at that time, of the access token that was used; null if the user was signed in. */
    via: string | null;
};
/** The item that an event concerns. */
export type EventObject = {
    kind: EventKind;
    id: components["schemas"]["Uuid"] | null;
    /** @description The name of the item at that time. */
    title: string;
};
/** A page of the trail (activity log). */
export type EventList = {
    items: TrailEvent[];
    total: components["schemas"]["Total"];
    next_cursor: components["schemas"]["NextCursor"];
};
/** Security events that the caller has not marked as seen, newest first. */
export type SecurityEvents = {
    items: TrailEvent[];
};
/** Up to which time the caller has seen the security events. */
export type SecuritySeen = {
    /** @description The time of the newest event that was seen. */
    until: components["schemas"]["Time"];
};
/** Options for the browser, to create a passkey or to sign in with one. */
export type PasskeyOptions = {
    /** @description Options in the form that WebAuthn's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads. */
    options: {
        [key: string]: unknown;
    };
};
/** Bytes in base64url without padding. */
export type Base64url = string;
/** ID of a WebAuthn credential, in base64url. */
export type CredentialId = string;
/**
 * What a token may do; a scope that allows writing also allows reading the same content. `read`: all content including drafts, but not messages, versions of the CV or deleted posts. `posts`, `projects`, `experience` (with the other sections and the versions of the CV), `profile` (with the CV file), `media`, `messages`: the content of that name. `site`: names and appearance of the two faces (portfolio and blog), search synonyms, redirects and page view statistics.
 * @enum {string}
 */
export type AccessTokenScope = "read" | "posts" | "projects" | "experience" | "profile" | "site" | "media" | "messages";
/** Name, scopes and lifetime of a new access token. */
export type AccessTokenCreate = {
    name: components["schemas"]["Visible"];
    scopes: AccessTokenScope[];
    /** @description Lifetime in days; null if the token is valid until it is revoked. */
    expires_in_days: number | null;
};
/** An access token of the current user, without the token itself. */
export type PersonalAccessToken = {
    id: components["schemas"]["Uuid"];
    name: string;
    scopes: AccessTokenScope[];
    created_at: components["schemas"]["Time"];
    /** @description When the token expires; null if it is valid until it is revoked. */
    expires_at: components["schemas"]["Time"] | null;
    /** @description When the token was last used, to the minute; null if it was never used. */
    last_used_at: components["schemas"]["Time"] | null;
};
/** All access tokens of the current user. */
export type AccessTokenList = {
    items: PersonalAccessToken[];
};
/** A created access token, with the token itself. */
export type NewAccessToken = PersonalAccessToken & {
    /** @description The token; programs send it as `Authorization: Bearer …`. It is returned only once. */
    token: string;
};
/**
 * A channel for notices.
 * @enum {string}
 */
export type NoticeChannelName = "mail" | "telegram";
/** The settings of all channels for notices. */
export type NoticeChannels = {
    mail: MailChannel;
    telegram: TelegramChannel;
    /** @description Whether the mail server may be in a private network, and may be used there without encryption. */
    allows_private: boolean;
};
/**
 * Who configured the channel: the server settings (`operator`), which take precedence; a user in the admin panel (`panel`); or nobody (`nobody`).
 * @enum {string}
 */
export type NoticeSource = "nobody" | "panel" | "operator";
/** Notices that could not be sent and will be tried again. */
export type NoticeWaiting = {
    count: number;
    /** @description The last failure; null if there is none. */
    last: NoticeTest | null;
};
/**
 * `tls`: encrypted from the start. `starttls`: encrypted with STARTTLS before anything else is sent. `none`: not encrypted.
 * @enum {string}
 */
export type MailSecurity = "tls" | "starttls" | "none";
/** The settings for notices by email, without the password. */
export type MailChannel = {
    set_by: NoticeSource;
    is_on: boolean;
    host: string;
    port: number;
    security: MailSecurity;
    user: string | null;
    has_password: boolean;
    /** @description The sender's address; null if it is the receiver's address. */
    from: string | null;
    to: string;
    waiting: NoticeWaiting;
};
/** The new settings for notices by email. An absent password keeps its value; null removes it. */
export type MailChannelSave = {
    is_on: boolean;
    /** @description The host name or IP address of the mail server. */
    host: string;
    port: number;
    security: MailSecurity;
    user: components["schemas"]["Visible"] | null;
    password?: string | null;
    from: components["schemas"]["Email"] | null;
    to: components["schemas"]["Email"];
};
/** The settings for notices by Telegram, without the token of the bot. */
export type TelegramChannel = {
    set_by: NoticeSource;
    is_on: boolean;
    has_token: boolean;
    chat: string;
    waiting: NoticeWaiting;
};
/** The new settings for notices by Telegram. An absent token keeps its value; null removes it. */
export type TelegramChannelSave = {
    is_on: boolean;
    token?: string | null;
    /** @description The ID of a chat, or the name of a public channel with the at sign. */
    chat: string;
};
/** Outcome of an attempt to send a notice. */
export type NoticeTest = {
    /**
     * @description `delivered`: the receiver accepted the notice. `login_refused`: it refused the sign-in. `refused`: it refused the notice later. `host_not_found`: its name is unknown. `not_allowed`: its address is in a private network. `no_connection`: nothing listens there. `no_encryption`: encryption failed. `time_out`: it did not respond in time. `failed`: another failure.
     * @enum {string}
     */
    outcome: "delivered" | "login_refused" | "refused" | "host_not_found" | "not_allowed" | "no_connection" | "no_encryption" | "time_out" | "failed";
    /** @description The message of the receiver; empty if there was none. */
    detail: string;
};
/**
 * The name of an event, or all events of a kind (such as `post.*`).
 * @enum {string}
 */
export type WebhookPattern = "post.*" | "post.created" | "post.updated" | "post.published" | "post.unpublished" | "post.deleted" | "post.restored" | "post.purged" | "project.*" | "project.created" | "project.updated" | "project.published" | "project.unpublished" | "project.deleted" | "project.restored" | "project.purged" | "experience.*" | "experience.created" | "experience.updated" | "experience.published" | "experience.unpublished" | "experience.deleted" | "experience.restored" | "experience.purged" | "profile.updated" | "site.updated" | "message.received" | "account.*" | "account.created" | "account.updated" | "account.deleted" | "account.rank_changed" | "account.password_changed" | "account.second_factor_changed" | "account.token_created" | "account.token_revoked" | "account.signed_in";
/** Name, address and events of a new webhook. */
export type WebhookCreate = {
    name: components["schemas"]["Visible"];
    url: components["schemas"]["WebAddress"];
    events: WebhookPatterns;
};
/** The events that a webhook sends. */
export type WebhookPatterns = WebhookPattern[];
/** Changes of a webhook; an absent field keeps its value. */
export type WebhookUpdate = {
    state?: WebhookState;
    events?: WebhookPatterns;
};
/**
 * Whether a webhook sends its events.
 * @enum {string}
 */
export type WebhookState = "active" | "paused";
/** A webhook, without its secret. */
export type Webhook = {
    id: components["schemas"]["Uuid"];
    name: string;
    url: string;
    events: WebhookPattern[];
    state: WebhookState;
    /**
     * @description Why the webhook is paused: by a user (`owner`), because the receiver responded with 410 (`gone`), or after five days of failures (`failing`); null while it is active.
     * @enum {string|null}
     */
    pause_reason: "owner" | "gone" | "failing" | null;
    /** @description Time of the first failure since the last success; null if there is none. */
    failing_since: components["schemas"]["Time"] | null;
    created_at: components["schemas"]["Time"];
};
/** All webhooks. */
export type WebhookList = {
    items: Webhook[];
};
/** The secret with which a webhook signs its deliveries. */
export type WebhookSecret = {
    /** @description `whsec_` and the key in base64; returned only once. */
    secret: string;
};
/** A created webhook, with its secret. */
export type NewWebhook = Webhook & WebhookSecret;
/** A delivery of one event to the receiver of a webhook, with the outcome of its last attempt. */
export type WebhookDelivery = {
    /** @description The `webhook-id` header of each attempt. */
    id: components["schemas"]["Uuid"];
    event: string;
    created_at: components["schemas"]["Time"];
    /** @enum {string} */
    state: "waiting" | "delivered" | "failed";
    attempts: number;
    /** @description When the last attempt was made; null if there was none. */
    sent_at: components["schemas"]["Time"] | null;
    /** @description When the next attempt will be made; null if there will be none. */
    next_at: components["schemas"]["Time"] | null;
    /** @description HTTP status of the last response; null if there was none. */
    answer_status: number | null;
    /** @description The first 500 characters of the last response. */
    answer_text: string;
    /**
     * @description Why there was no response; null if there was one.
     * @enum {string|null}
     */
    failure: "not_allowed" | "time_out" | "no_connection" | null;
};
/** The last 100 deliveries of a webhook, newest first. */
export type WebhookDeliveryList = {
    items: WebhookDelivery[];
};
/** A passkey that the browser has created, with the name to store it under. */
export type PasskeyCreate = {
    name: components["schemas"]["Visible"];
    /** @description The credential in the form that WebAuthn's `PublicKeyCredential.toJSON()` returns. */
    credential: {
        id: CredentialId;
        rawId: CredentialId;
        /** @enum {string} */
        type: "public-key";
        response: {
            clientDataJSON: Base64url;
            attestationObject: Base64url;
            transports?: string[];
        };
    };
};
/** A sign-in with a passkey. */
export type PasskeySignIn = {
    credential: PasskeyAnswer;
};
/** The credential in the form that WebAuthn's `PublicKeyCredential.toJSON()` returns. */
export type PasskeyAnswer = {
    id: CredentialId;
    rawId: CredentialId;
    /** @enum {string} */
    type: "public-key";
    response: {
        clientDataJSON: Base64url;
        authenticatorData: Base64url;
        signature: Base64url;
        userHandle: Base64url;
    };
};
/** A passkey of the current user. */
export type Passkey = {
    id: components["schemas"]["Uuid"];
    name: string;
    /** @description The domain to which the passkey signs in, including its subdomains. */
    domain: string;
    /** @description Whether the passkey provider keeps a copy for other devices. */
    is_backed_up: boolean;
    created_at: components["schemas"]["Time"];
    last_used_at: components["schemas"]["Time"] | null;
};
/**
 * How the second step of a sign-in is done.
 * @enum {string}
 */
export type SecondFactorMethod = "totp" | "passkey" | "recovery_code";
/** State of the two-step sign-in of the current user. */
export type SecondFactor = {
    /** @description When two-step sign-in was enabled; null while a password alone is enough. */
    enabled_at: components["schemas"]["Time"] | null;
    /**
     * @description State of the authenticator app. `unreadable`: the server's secret differs from the one with which the app was connected, for example after a restore on another server; connect the app again.
     * @enum {string}
     */
    totp: "off" | "on" | "unreadable";
    recovery_codes_left: number;
};
/** A secret for connecting an authenticator app. */
export type TotpOptions = {
    /** @description The secret in base32, for typing into the app. */
    secret: string;
    /** @description The secret as an `otpauth://` address, for a QR code. */
    uri: string;
    /** @description The token to send to `enableTotp`. */
    token: string;
};
/** The proof that an authenticator app has the secret. */
export type TotpCreate = {
    token: components["schemas"]["Visible"];
    code: components["schemas"]["Visible"];
};
/** Recovery codes for the second step of a sign-in. */
export type RecoveryCodes = {
    /** @description Ten recovery codes, returned only in this response; empty if the previous codes remain valid. */
    recovery_codes: string[];
};
/** All passkeys of the current user. */
export type PasskeyList = {
    items: Passkey[];
};
/** The paths of the contract and their methods. */
export type paths = {
    "/api/v1/users/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current user */
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
         * Sign in with a username and password
         * @description Returns a pair of tokens. Wrong passwords are counted per device if a valid `device_token` is sent, otherwise per account and address and also per address. Over the limit the response is 429. Sign-ins to an account under attack from many addresses are delayed by up to five seconds; the response is 429 if too many requests are already waiting. If the account has two-step sign-in, a correct password without a code returns 401 `second_factor_required`: send the request again with `code`. Wrong codes of the authenticator app are counted per account over all addresses, and separately for each device that has signed in with both steps; wrong recovery codes are counted per account and address.
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
        /** Refresh an access token */
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
        /** Sign out */
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
        /** List users */
        get: operations["listUsers"];
        put?: never;
        /** Create a user */
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
        /** Get a user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** Delete a user */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Users may change their own first and last name. Owners and superusers may change all users, including the username, email address, roles and `is_active`, with three exceptions: only superusers may change `is_superuser`, only they may take the role `owner` from somebody else, and an owner may not change a superuser. Deactivating an account ends its sessions; its access tokens are refused while it is inactive.
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
         * Change a user's password
         * @description Replaces the password and ends all other sessions of the user. Users may change their own password; owners and superusers may also change those of others, but an owner may not change that of a superuser. For the caller's own account `current_password` is required, and the current session stays signed in. For another account all sessions end, its passkeys are removed and its access tokens are revoked; if its second step consisted of passkeys only and the caller may reset it, two-step sign-in is turned off. Wrong values of `current_password` are counted per sign-in; over the limit the response is 429.
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
        /** Delete a user's photo */
        delete: operations["deleteUserPhoto"];
        options?: never;
        head?: never;
        /** Upload a user's photo */
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
         * Reset a user's two-step sign-in
         * @description Turns off two-step sign-in for a user who has lost all second-step methods, and ends the user's sessions. For owners and superusers; only a superuser may reset the two-step sign-in of an owner.
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
         * List sessions of the current user
         * @description A session that was handed over to the other face of the site (portfolio or blog) is listed as one session; `handed_over` shows where it is open.
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
         * Confirm the identity of the current user
         * @description Takes the password of the current user, or the browser's response to `createSignInOptions`, made with one of the user's passkeys. For ten minutes after a confirmation or a sign-in, this session may call operations that require a recent confirmation, such as irreversible ones; otherwise they return 403 `confirmation_required`. Wrong attempts are counted per sign-in; over the limit the response is 429. A wrong attempt does not end the session.
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
        /** End a session on both faces */
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
         * Create a code to sign in on the other face
         * @description Each face of the site (portfolio or blog) stores its tokens under its own host, so a page of one face requests a code that signs the current user in on the other. The code can be used once, within one minute, by a page of the given `origin` that has the text whose SHA-256 is `code_challenge` (PKCE, RFC 7636). More than 30 codes per account within five minutes result in 429.
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
         * Sign in with a code of the other face
         * @description Returns a pair of tokens for a session that continues the one that created the code. It ends together with that session and expires no later. The call uses up the code, even if it fails.
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
         * List events
         * @description Returns the trail (activity log): who did what, when and from where, newest first. For owners and superusers. Events are kept for 90 days. Repeated changes of one item by one person within ten minutes are combined into one event with a count, and so are repeated refused sign-ins from one address within an hour.
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
         * Export events
         * @description Returns the events that `listEvents` returns for the same filters, oldest first, as CSV for spreadsheets or as JSON Lines with one event per line. For owners and superusers. The file is generated while it is sent: an event that occurs again during the export appears twice, and its last line is the current one. The export is itself recorded as an event.
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
         * List unseen security events
         * @description Returns the newest 20 security events since the caller last marked them as seen (`seeSecurityEvents`): sign-ins from new devices, changed passwords, passkeys and email addresses, new access tokens, changes of two-step sign-in, and many refused sign-ins. By default they concern only the caller's account. Owners and superusers also get new owners and superusers, and suspected password guessing for any account.
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
        /** Mark security events as seen */
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
         * List access tokens of the current user
         * @description Returns all tokens, at most 50, newest first. Expired tokens are listed for 30 days.
         */
        get: operations["listAccessTokens"];
        put?: never;
        /**
         * Create a personal access token
         * @description The token is returned only in this response: the server stores only its hash. It acts as the current user, limited to its scopes and to the user's permissions at the time of each call.
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
        /** Revoke an access token */
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
         * Get the notice channels
         * @description Returns how notices are sent. For owners and superusers. Server settings take precedence over settings saved with this API. Passwords and tokens are never returned.
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
         * Save the mail channel
         * @description Takes effect with the next notice, in every server process. For owners and superusers. If `password` is absent, the saved password is kept; null removes it. It must be sent again if the server, the port or the encryption changes. Turning the channel off deletes the notices that are waiting to be sent.
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
         * Save the Telegram channel
         * @description Takes effect with the next notice, in every server process. For owners and superusers. If `token` is absent, the saved token is kept; null removes it. Turning the channel off deletes the notices that are waiting to be sent.
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
         * Send a test notice
         * @description Sends a test notice immediately through the saved channel, even if the channel is turned off, and returns the result within 15 seconds. For owners and superusers.
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
         * List webhooks
         * @description Returns all webhooks of the site, at most 20, newest first. For owners and superusers.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description For owners and superusers. The secret that signs deliveries is returned only in this response and in that of `renewWebhookSecret`.
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
         * Get a webhook
         * @description For owners and superusers. The secret is not included: it is returned only when it is created or renewed.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its pending deliveries */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description For owners and superusers. Events that occur while a webhook is paused are never sent to it. Deliveries that were already waiting continue when it is active again.
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
         * Renew the secret of a webhook
         * @description For owners and superusers. The new secret replaces the previous one immediately.
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
         * Send a test event to a webhook
         * @description Sends the event `webhook.test`, even if the webhook is not subscribed to it. For owners and superusers. See `listWebhookDeliveries` for the result. The webhook must be active.
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
         * List deliveries of a webhook
         * @description Returns the last 100 deliveries, newest first. For owners and superusers. Completed deliveries are kept for 30 days.
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
         * Resend a delivery
         * @description Sends a delivery again immediately, under the same ID and regardless of its state. For owners and superusers. The webhook must be active.
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
         * List passkeys of the current user
         * @description Returns all passkeys, at most 20, newest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Create a passkey
         * @description Takes the browser's response to `createPasskeyOptions`. Its challenge must have been created for the current user within the last five minutes. The call uses up the challenge, even if it fails.
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
         * Create options for a new passkey
         * @description Returns what the browser needs to create a passkey. A passkey belongs to the domain that both faces of the site (portfolio and blog) share, or otherwise to the host of the page that `Origin` names. Only pages of the faces and of the allowed origins are accepted.
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
        /** Delete a passkey */
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
         * Create options for signing in with a passkey
         * @description Returns what the browser needs to sign in with a passkey. The options do not name a user: the browser offers the passkeys that it has for the page.
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
         * Sign in with a passkey
         * @description Returns a pair of tokens. Takes the browser's response to `createSignInOptions`. Its challenge must be at most five minutes old. The call uses up the challenge, even if it fails.
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
        /** Get two-step sign-in of the current user */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Enable two-step sign-in with passkeys only
         * @description A sign-in with a password then also requires a passkey or a recovery code. To use an authenticator app, call `enableTotp`.
         */
        post: operations["enableSecondFactor"];
        /**
         * Disable two-step sign-in
         * @description Removes the authenticator app and the recovery codes. Passkeys are kept.
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
         * Create a secret for an authenticator app
         * @description Stores nothing. The secret is returned only in this response; it takes effect when `enableTotp` is called within ten minutes.
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
         * Connect an authenticator app
         * @description Enables two-step sign-in if it is off. An app that was connected before stops working.
         */
        post: operations["enableTotp"];
        /**
         * Disconnect the authenticator app
         * @description Two-step sign-in continues with passkeys. If the user has no passkey, it is disabled and the recovery codes are deleted.
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
         * Create new recovery codes
         * @description Previous recovery codes stop working.
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
/** The schemas, responses, parameters and headers of the contract. */
export type components = {
    schemas: {
        RoleName: RoleName;
        Username: Username;
        Password: Password;
        PersonName: PersonName;
        Roles: RoleNames;
        User: User;
        UserCreate: UserCreate;
        UserUpdate: UserUpdate;
        UserList: UserList;
        PasswordReset: PasswordReset;
        Credentials: Credentials;
        TokenPair: TokenPair;
        Confirmation: Confirmation;
        RefreshRequest: RefreshRequest;
        AccessToken: AccessToken;
        LogoutRequest: LogoutRequest;
        HandoverCreate: HandoverCreate;
        Handover: Handover;
        HandoverSignIn: HandoverSignIn;
        Session: SignIn;
        HandedOver: HandedOver;
        SessionList: SignInList;
        EventFormat: EventFormat;
        EventGroup: EventGroup;
        EventAction: EventAction;
        EventKind: EventKind;
        Event: TrailEvent;
        EventActor: EventActor;
        EventObject: EventObject;
        EventList: EventList;
        SecurityEvents: SecurityEvents;
        SecuritySeen: SecuritySeen;
        PasskeyOptions: PasskeyOptions;
        Base64url: Base64url;
        CredentialId: CredentialId;
        AccessTokenScope: AccessTokenScope;
        AccessTokenCreate: AccessTokenCreate;
        PersonalAccessToken: PersonalAccessToken;
        AccessTokenList: AccessTokenList;
        NewAccessToken: NewAccessToken;
        NoticeChannelName: NoticeChannelName;
        NoticeChannels: NoticeChannels;
        NoticeSource: NoticeSource;
        NoticeWaiting: NoticeWaiting;
        MailSecurity: MailSecurity;
        MailChannel: MailChannel;
        MailChannelSave: MailChannelSave;
        TelegramChannel: TelegramChannel;
        TelegramChannelSave: TelegramChannelSave;
        NoticeTest: NoticeTest;
        WebhookPattern: WebhookPattern;
        WebhookCreate: WebhookCreate;
        WebhookPatterns: WebhookPatterns;
        WebhookUpdate: WebhookUpdate;
        WebhookState: WebhookState;
        Webhook: Webhook;
        WebhookList: WebhookList;
        WebhookSecret: WebhookSecret;
        NewWebhook: NewWebhook;
        WebhookDelivery: WebhookDelivery;
        WebhookDeliveryList: WebhookDeliveryList;
        PasskeyCreate: PasskeyCreate;
        PasskeySignIn: PasskeySignIn;
        PasskeyAnswer: PasskeyAnswer;
        Passkey: Passkey;
        SecondFactorMethod: SecondFactorMethod;
        SecondFactor: SecondFactor;
        TotpOptions: TotpOptions;
        TotpCreate: TotpCreate;
        RecoveryCodes: RecoveryCodes;
        PasskeyList: PasskeyList;
        Uuid: string;
        /**
         * Format: date-time
         * @description ISO 8601 with a time zone; an existing day in the years 1000 to 2999, without leap seconds. Responses are in UTC.
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
                    /** @description Field names joined by dots. */
                    path: string;
                    /** @description `invalid` if the value does not match its schema; otherwise the code of a rule that the schema cannot express. */
                    code?: string;
                    message: string;
                }[];
            };
        };
        /** @description Text with at least one visible character. */
        Visible: string;
        Total: number;
        /** @description The value of `cursor` for the next page; null on the last page. */
        NextCursor: string | null;
        /** Format: email */
        Email: string;
        /**
         * Format: web-address
         * @description An http or https address. The format `web-address` requires that the WHATWG `URL` parser accepts it, as browsers do: its host is well-formed and its port is at most 65535. Letters of any alphabet are allowed.
         */
        WebAddress: string;
    };
    responses: {
        /** @description No face of the site (portfolio or blog) is at that origin (`handover_unavailable`). */
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
        /** @description The code is unknown, expired or for another page, `code_verifier` does not match, or the session that created the code has ended (`invalid_handover`). */
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
        /** @description The passkey is unknown to this server, or the response of the browser is not valid (`invalid_passkey`). */
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
        /** @description The page does not belong to the site (`passkeys_unavailable`). */
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
        /** @description The channel is configured in the server settings and can be changed only there (`conflict`). */
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
        /** @description The channel was never configured (`conflict`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`). Codes for `host`: `private_address` if it is in a private network and the server does not allow that. For `security`: `not_encrypted`, because unencrypted mail is allowed only in private networks. For `password`: `secret_needed` if it is absent while the server, the port or the encryption changes. */
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
        /** @description Fields do not match their schemas (`invalid_fields`). Code for `token`: `secret_needed` if the channel is turned on without a token. */
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
        /** @description The site already has 20 webhooks, which is the maximum (`conflict`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`). Codes for `url`: `not_https`, or `private_address` if it is in a private network and the server does not allow that. */
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
        /** @description The account already has 50 access tokens, which is the maximum (`conflict`). */
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
        /** @description The page does not belong to the site (`passkeys_unavailable`), or the passkey is already registered or the account already has 20 passkeys (`conflict`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`), or the response of the browser is not valid (`passkey_refused`). */
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
        /** @description The username or the password is wrong, or the account is not active (`invalid_credentials`); the password is correct and a code is required (`second_factor_required`); or the code is wrong or was already used (`invalid_code`). */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @description Second-step methods that the account can use on this page; present only after a correct password. */
                    methods?: SecondFactorMethod[];
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_credentials" | "second_factor_required" | "invalid_code";
                    };
                };
            };
        };
        /** @description Two-step sign-in is already enabled (`conflict`), or the account has no passkey (`passkey_needed`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`), or the code does not match the app or the ten minutes of `token` have passed (`code_refused`). */
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
        /** @description Another account has the username (`username_taken`) or the email address (`email_taken`), or took it at the same time (`conflict`). */
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
        /** @description Another account has the username (`username_taken`) or the email address (`email_taken`), or took it at the same time (`conflict`), or no superuser would be left (`last_superuser`). */
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
        /** @description The account is the caller's own (`own_account`), or no superuser would be left (`last_superuser`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`), or the password is easy to guess (`guessable_password`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`), `password` is wrong (`wrong_password`), or the passkey does not belong to the account or is not valid (`wrong_passkey`). */
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
        /** @description Fields do not match their schemas (`invalid_fields`), the new password is easy to guess (`guessable_password`), or `current_password` is not the password of the caller's account (`wrong_password`). */
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
        /** @description The operation succeeded; the response has no body. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description The operation is closed to personal access tokens (`insufficient_scope`), or the user has neither signed in nor confirmed their identity within the last ten minutes (`confirmation_required`): call `confirmSession`, then repeat the request. */
        Unconfirmed: {
            headers: {
                /** @description Contains `error="insufficient_user_authentication"` (RFC 9470) if a confirmation is required; the token remains valid. */
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
        EventGroup: EventGroup;
        /** @description Only events with this action. */
        EventAction: EventAction;
        /** @description Only events caused by the account with this ID. */
        EventActor: components["schemas"]["Uuid"];
        /** @description Only events that concern items of this kind. */
        EventKind: EventKind;
        /** @description Only events that concern the item with this ID. */
        EventObject: components["schemas"]["Uuid"];
        /** @description Only events at this time or later. */
        EventFrom: components["schemas"]["Time"];
        /** @description Only events before this time. */
        EventTo: components["schemas"]["Time"];
        /** @description The maximum number of items to return. */
        Limit: number;
        /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
        Cursor: string;
        /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
        Page: number;
        /** @description Text to search for. */
        Query: string;
        /** @description The UUID of the item. */
        Id: components["schemas"]["Uuid"];
        /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
        IfMatch: string;
        /** @description A string of your choice, new for each action that must happen only once, for example a UUID. The same call with the same key within 24 hours returns the first response again, with `Idempotency-Replayed: true`, and has no further effect. After a refused call the key may be used again. Each account, and each network of visitors, has its own keys; the latest 100 are kept. */
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
/** The operations of the contract by their `operationId`. */
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
                    "application/json": User;
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
                "application/json": Credentials;
            };
        };
        responses: {
            /** @description A pair of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenPair;
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
                "application/json": RefreshRequest;
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessToken;
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
                "application/json": LogoutRequest;
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
                page?: components["parameters"]["Page"];
                /** @description Text to search for. */
                q?: components["parameters"]["Query"];
                /** @description Only users with this role. */
                role?: RoleName;
                /** @description Only active (true) or only inactive (false) accounts. */
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserList;
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
                "application/json": UserCreate;
            };
        };
        responses: {
            /** @description The created user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
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
                    "application/json": User;
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
                 *       "first_name": "Анна"
                 *     }
                 */
                "application/json": UserUpdate;
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
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
                 *       "password": "another long password"
                 *     }
                 */
                "application/json": PasswordReset;
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
            /** @description The user without a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
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
            /** @description The user with the new photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
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
            /** @description Sessions of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignInList;
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
                "application/json": Confirmation;
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
                "application/json": HandoverCreate;
            };
        };
        responses: {
            /** @description The code; it is returned only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Handover;
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
                "application/json": HandoverSignIn;
            };
        };
        responses: {
            /** @description A pair of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenPair;
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
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the previous page of the same list, requested with the same parameters. Cursors are opaque: send them back unchanged. With a cursor of another list the result is arbitrary; a value that is not a cursor is refused with `malformed_cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The number of a page of `limit` items, from 1. A cursor sent with it is ignored. Beyond the last page there are no items, and `total` remains correct. */
                page?: components["parameters"]["Page"];
                /** @description Only events of this group. */
                group?: components["parameters"]["EventGroup"];
                /** @description Only events with this action. */
                action?: components["parameters"]["EventAction"];
                /** @description Only events caused by the account with this ID. */
                actor?: components["parameters"]["EventActor"];
                /** @description Only events that concern items of this kind. */
                kind?: components["parameters"]["EventKind"];
                /** @description Only events that concern the item with this ID. */
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
            /** @description A page of events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventList;
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
                /** @description Format of the file. */
                format: EventFormat;
                /** @description Only events of this group. */
                group?: components["parameters"]["EventGroup"];
                /** @description Only events with this action. */
                action?: components["parameters"]["EventAction"];
                /** @description Only events caused by the account with this ID. */
                actor?: components["parameters"]["EventActor"];
                /** @description Only events that concern items of this kind. */
                kind?: components["parameters"]["EventKind"];
                /** @description Only events that concern the item with this ID. */
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
            /** @description Security events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecurityEvents;
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
                 *       "until": "2026-01-31T10:00:00Z"
                 *     }
                 */
                "application/json": SecuritySeen;
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
            /** @description Personal access tokens of the current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessTokenList;
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
                "application/json": AccessTokenCreate;
            };
        };
        responses: {
            /** @description The created access token, including the token itself. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewAccessToken;
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
            /** @description The notice channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NoticeChannels;
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
                "application/json": MailChannelSave;
            };
        };
        responses: {
            /** @description The saved mail channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MailChannel;
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
                 *       "is_on": true,
                 *       "token": "123456789:a-token-issued-by-BotFather",
                 *       "chat": "123456789"
                 *     }
                 */
                "application/json": TelegramChannelSave;
            };
        };
        responses: {
            /** @description The saved Telegram channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TelegramChannel;
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
                channel: NoticeChannelName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NoticeTest;
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
                    "application/json": WebhookList;
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
                "application/json": WebhookCreate;
            };
        };
        responses: {
            /** @description The created webhook with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewWebhook;
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
                    "application/json": Webhook;
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
    updateWebhook: {
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
                 *       "state": "paused"
                 *     }
                 */
                "application/json": WebhookUpdate;
            };
        };
        responses: {
            /** @description The updated webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
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
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecret;
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
            /** @description Deliveries of the webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryList;
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
                    "application/json": PasskeyList;
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
                "application/json": PasskeyCreate;
            };
        };
        responses: {
            /** @description The created passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey;
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
            /** @description WebAuthn options for creating a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyOptions;
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
            /** @description WebAuthn options for signing in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyOptions;
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
                "application/json": PasskeySignIn;
            };
        };
        responses: {
            /** @description A pair of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenPair;
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
                    "application/json": SecondFactor;
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
            /** @description Two-step sign-in is enabled; the body contains the recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
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
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
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
            /** @description The secret for the authenticator app and the token for `enableTotp`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TotpOptions;
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
                "application/json": TotpCreate;
            };
        };
        responses: {
            /** @description The authenticator app is connected; the body contains recovery codes if two-step sign-in was off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
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
                /** @description The `ETag` from a read of this address, or of the item that the address is a part of, without a query. The call takes effect only if the item still has that `ETag`. Without the header the call is unconditional. */
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
            /** @description The new recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
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
