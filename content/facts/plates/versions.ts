/** Versions in use, and components that render, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const versionPlates = {
  'versions-app': {
    kind: 'versionLines',
    data: {
      weeks: 10,
      today: 5,
      versions: [
        {
          name: '4.9',
          points: [
            [0, 92],
            [1, 82],
            [3, 66],
            [5, 28],
            [7, 8],
            [10, 0],
          ],
          label: [1.6, 58],
        },
        {
          name: '5.0',
          points: [
            [0, 0],
            [2, 10],
            [3, 10],
            [5, 5],
            [8, 0],
          ],
          label: [4.45, 10],
        },
        {
          name: '5.1',
          points: [
            [2.6, 0],
            [4, 38],
            [6, 80],
            [8, 92],
            [10, 97],
          ],
          label: [8.6, 80],
        },
      ],
      halt: {
        label: 'plates.versions-app.halt',
        week: 2.2,
        percent: 10,
      },
      note: 'plates.versions-app.reading',
    },
  },
  'versions-api': {
    kind: 'versionLines',
    data: {
      weeks: 12,
      today: 6,
      versions: [
        {
          name: 'v1',
          points: [
            [0, 70],
            [3, 48],
            [6, 12],
            [9, 0],
          ],
          label: [1.4, 46],
        },
        {
          name: 'v2',
          points: [
            [0, 30],
            [3, 52],
            [6, 62],
            [9, 44],
            [12, 20],
          ],
          label: [4.6, 70],
        },
        {
          name: 'v3',
          points: [
            [4, 0],
            [6, 26],
            [9, 56],
            [12, 80],
          ],
          label: [10.6, 84],
        },
      ],
      note: 'plates.versions-api.reading',
    },
  },
  'tree-search': {
    kind: 'componentTree',
    data: {
      root: {
        id: 'app',
        name: 'plates.tree-search.app',
        children: [
          {
            id: 'header',
            children: [
              {
                id: 'logo',
              },
              {
                id: 'menu',
              },
            ],
          },
          {
            id: 'search',
            name: 'plates.tree-search.search',
            children: [
              {
                id: 'field',
              },
              {
                id: 'results',
                children: [
                  {
                    id: 'first',
                  },
                  {
                    id: 'second',
                  },
                ],
              },
            ],
          },
          {
            id: 'aside',
            children: [
              {
                id: 'cart',
              },
              {
                id: 'user',
              },
            ],
          },
        ],
      },
      cases: [
        {
          owner: 'app',
          label: 'plates.tree-search.top',
        },
        {
          owner: 'search',
          label: 'plates.tree-search.close',
        },
      ],
      happens: 'plates.tree-search.render',
    },
  },
} as const
