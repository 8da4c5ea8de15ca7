import type { IconNode } from 'lucide'

/** A tooth in the manner of Lucide's icons, which have none. */
export const tooth: IconNode = [
  [
    'path',
    {
      d: 'M12 5.6C10.4 4.3 8.8 3.5 7.1 3.9 4.9 4.4 3.7 6.4 3.9 8.8c.2 2.2 1.2 3.3 1.7 5.6.4 2 .5 5.6 2 6.1 1.7.6 1.9-2.3 2.5-4.3.3-1 .9-1.6 1.9-1.6s1.6.6 1.9 1.6c.6 2 .8 4.9 2.5 4.3 1.5-.5 1.6-4.1 2-6.1.5-2.3 1.5-3.4 1.7-5.6.2-2.4-1-4.4-3.2-4.9-1.7-.4-3.3.4-4.9 1.7z',
    },
  ],
]
