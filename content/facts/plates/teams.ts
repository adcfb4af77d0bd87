/** Teams, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const teamPlates = {
  'team-augmentation': {
    kind: 'teamShape',
    data: {
      top: {
        label: 'plates.team-augmentation.lead',
        note: 'plates.team-augmentation.lead-note',
        side: 'client',
      },
      members: [
        {
          label: 'plates.team-augmentation.front-end',
          side: 'client',
        },
        {
          label: 'plates.team-augmentation.back-end',
          side: 'client',
        },
        {
          label: 'plates.team-augmentation.react',
          side: 'us',
        },
        {
          label: 'plates.team-augmentation.api',
          side: 'us',
        },
        {
          label: 'plates.team-augmentation.tester',
          side: 'client',
        },
      ],
      employer: {
        label: 'plates.team-augmentation.employer',
        note: 'plates.team-augmentation.employer-note',
      },
      boundary: 'plates.team-augmentation.boundary',
    },
  },
  'team-dedicated': {
    kind: 'teamShape',
    data: {
      top: {
        label: 'plates.team-dedicated.owner',
        note: 'plates.team-dedicated.owner-note',
        side: 'client',
      },
      lead: {
        label: 'plates.team-dedicated.lead',
        note: 'plates.team-dedicated.lead-note',
      },
      members: [
        {
          label: 'plates.team-dedicated.front-end',
          side: 'us',
        },
        {
          label: 'plates.team-dedicated.back-end',
          side: 'us',
        },
        {
          label: 'plates.team-dedicated.api',
          side: 'us',
        },
        {
          label: 'plates.team-dedicated.tester',
          side: 'us',
        },
      ],
      employer: {
        label: 'plates.team-dedicated.employer',
        note: 'plates.team-dedicated.employer-note',
      },
      boundary: 'plates.team-dedicated.boundary',
    },
  },
} as const
