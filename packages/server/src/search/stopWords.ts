/** Words without meaning for a search: they are required only where there are no others. */
const said = `
a an the of to in on at for and or not is are was were be been do does did how what why when where which who whom
i me my we our you your he she it its they them their this that these those there here with without from by as into
than then so if can could should would will shall may might must about some any just only also very too
и в во на с со по к ко у о об обо от до за из изо для не ни а но или либо что чтобы чего чем как так это эта этот эти
то тот та те того тому же ли бы если когда где куда откуда почему зачем какой какая какое какие какого каким каких
кто кого я мне меня мы нам нас вы вам вас ты тебе он она оно они его ее их им ему ей мой моя мое мои моего свой свои
своя свое наш ваш при без над под про через между можно нужно надо ли есть быть был была было были уже еще очень
тоже также только лишь просто там тут здесь вот ну да нет
`;

const stopWords = new Set(said.split(/\s+/).filter(Boolean));

/** Expects a normalised word. */
export function isStopWord(normalised: string): boolean {
  return stopWords.has(normalised);
}
