/** Projects by week, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const releasePlates = {
  'release-outsourcing': {
    kind: 'releaseTimeline',
    data: {
      weeks: 20,
      demos: 2,
      phases: [
        {
          label: 'plates.release-outsourcing.discovery',
          note: 'plates.release-outsourcing.discovery-note',
          from: 0,
          to: 4,
          study: true,
        },
        {
          label: 'plates.release-outsourcing.first',
          note: 'plates.release-outsourcing.first-note',
          from: 4,
          to: 10,
        },
        {
          label: 'plates.release-outsourcing.second',
          note: 'plates.release-outsourcing.second-note',
          from: 10,
          to: 16,
        },
        {
          label: 'plates.release-outsourcing.hand-over',
          note: 'plates.release-outsourcing.hand-over-note',
          from: 16,
          to: 20,
        },
      ],
    },
  },
  'release-feature': {
    kind: 'releaseTimeline',
    data: {
      weeks: 10,
      demos: 1,
      phases: [
        {
          label: 'plates.release-feature.sketch',
          note: 'plates.release-feature.sketch-note',
          from: 0,
          to: 2,
          study: true,
        },
        {
          label: 'plates.release-feature.thin',
          note: 'plates.release-feature.thin-note',
          from: 2,
          to: 4,
        },
        {
          label: 'plates.release-feature.full',
          note: 'plates.release-feature.full-note',
          from: 4,
          to: 7,
        },
        {
          label: 'plates.release-feature.roll-out',
          note: 'plates.release-feature.roll-out-note',
          from: 7,
          to: 9,
        },
      ],
    },
  },
  'release-migration': {
    kind: 'releaseTimeline',
    data: {
      weeks: 16,
      demos: 2,
      phases: [
        {
          label: 'plates.release-migration.facade',
          note: 'plates.release-migration.facade-note',
          from: 0,
          to: 3,
          study: true,
        },
        {
          label: 'plates.release-migration.reports',
          note: 'plates.release-migration.reports-note',
          from: 3,
          to: 8,
        },
        {
          label: 'plates.release-migration.orders',
          note: 'plates.release-migration.orders-note',
          from: 8,
          to: 14,
        },
        {
          label: 'plates.release-migration.off',
          note: 'plates.release-migration.off-note',
          from: 14,
          to: 16,
        },
      ],
    },
  },
  'release-term': {
    kind: 'releaseTimeline',
    data: {
      weeks: 24,
      demos: 4,
      phases: [
        {
          label: 'plates.release-term.pilot',
          note: 'plates.release-term.pilot-note',
          from: 0,
          to: 6,
          study: true,
        },
        {
          label: 'plates.release-term.term',
          note: 'plates.release-term.term-note',
          from: 6,
          to: 14,
        },
        {
          label: 'plates.release-term.freeze',
          note: 'plates.release-term.freeze-note',
          from: 14,
          to: 18,
        },
        {
          label: 'plates.release-term.all',
          note: 'plates.release-term.all-note',
          from: 18,
          to: 24,
        },
      ],
    },
  },
} as const
