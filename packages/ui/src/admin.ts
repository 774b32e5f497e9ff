// The admin area: its frame and its screens.
export { AdminLayout } from './admin/frame/AdminLayout.tsx';
export type { AdminLayoutProps } from './admin/frame/AdminLayout.tsx';
export { WaitingScreen } from './admin/frame/WaitingScreen.tsx';
export type { WaitingScreenProps } from './admin/frame/WaitingScreen.tsx';
export { ExperiencesAdminScreen } from './admin/experience/ExperiencesAdminScreen.tsx';
export { MessagesScreen } from './admin/messages/MessagesScreen.tsx';
export { ProfileScreen } from './admin/people/profile/ProfileScreen.tsx';
export { UsersScreen } from './admin/people/users/UsersScreen.tsx';
export { BlogLoginScreen } from './admin/posts/BlogLoginScreen.tsx';
export { PostEditorScreen } from './admin/posts/editor/PostEditorScreen.tsx';
export { ProjectsAdminScreen } from './admin/projects/ProjectsAdminScreen.tsx';
export { LoginScreen } from './admin/start/LoginScreen.tsx';
export { MediaScreen } from './admin/media/MediaScreen.tsx';
export { SiteScreen } from './admin/site/SiteScreen.tsx';
export { TrailScreen } from './admin/trail/TrailScreen.tsx';
