import { Bone, Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './PostRows.css.ts';

const rows = [0, 1, 2, 3];

/** The placeholder of a list of posts that is loading. */
export function PostBones() {
  return (
    <Skeleton>
      <div className={styles.list}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Bone width="6rem" height=".875rem" />
            <div className={styles.body}>
              <Bone width="60%" height="1.4rem" />
              <Bone width="90%" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
