// What visitors see, screen by screen, and the parts that stand well on a page of somebody else's.
export { BlogHomeScreen, loaders as blogHomeLoaders } from './public/blog/BlogHomeScreen.tsx';
export { ErrorScreen } from './public/failure/ErrorScreen.tsx';
export type { ErrorScreenProps } from './public/failure/ErrorScreen.tsx';
export { ContactForm } from './public/home/ContactForm.tsx';
export { ExperienceEntry } from './public/home/ExperienceEntry.tsx';
export type { ExperienceEntryProps } from './public/home/ExperienceEntry.tsx';
export { HomeScreen, loaders as homeLoaders } from './public/home/HomeScreen.tsx';
export { ProjectCard } from './public/home/ProjectCard.tsx';
export type { ProjectCardProps } from './public/home/ProjectCard.tsx';
export { PublicLayout, loaders as publicLayoutLoaders } from './public/layout/PublicLayout.tsx';
export type { PublicLayoutProps } from './public/layout/PublicLayout.tsx';
export { NotFoundScreen, loaders as notFoundLoaders } from './public/notFound/NotFoundScreen.tsx';
export { PostArticle } from './public/post/PostArticle.tsx';
export type { PostArticleProps } from './public/post/PostArticle.tsx';
export { PostScreen, loaders as postLoaders } from './public/post/PostScreen.tsx';
export { PostsScreen, loaders as postsLoaders } from './public/posts/PostsScreen.tsx';
export { TagScreen, loaders as tagLoaders } from './public/tag/TagScreen.tsx';
export { SeriesScreen, loaders as seriesLoaders } from './public/series/SeriesScreen.tsx';
