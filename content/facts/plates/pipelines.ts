/** Ways from a change to its users, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const pipelinePlates = {
  'pipeline-delivery': {
    kind: 'pipelineStages',
    data: {
      stages: [
        {
          label: 'plates.pipeline-delivery.build',
          minutes: 5,
        },
        {
          label: 'plates.pipeline-delivery.tests',
          minutes: 9,
          gate: 'plates.pipeline-delivery.tests-gate',
        },
        {
          label: 'plates.pipeline-delivery.staging',
          minutes: 6,
          gate: 'plates.pipeline-delivery.staging-gate',
        },
        {
          label: 'plates.pipeline-delivery.part',
          minutes: 10,
          gate: 'plates.pipeline-delivery.part-gate',
          partial: true,
        },
        {
          label: 'plates.pipeline-delivery.all',
          minutes: 10,
        },
      ],
      wayBack: {
        label: 'plates.pipeline-delivery.way-back',
        minutes: 5,
      },
    },
  },
  'pipeline-ios': {
    kind: 'pipelineStages',
    data: {
      stages: [
        {
          label: 'plates.pipeline-ios.build',
          minutes: 12,
        },
        {
          label: 'plates.pipeline-ios.unit',
          minutes: 6,
          gate: 'plates.pipeline-ios.unit-gate',
        },
        {
          label: 'plates.pipeline-ios.devices',
          minutes: 18,
          gate: 'plates.pipeline-ios.devices-gate',
          partial: true,
        },
        {
          label: 'plates.pipeline-ios.sign',
          minutes: 6,
        },
        {
          label: 'plates.pipeline-ios.testers',
          minutes: 8,
        },
      ],
      wayBack: {
        label: 'plates.pipeline-ios.way-back',
        minutes: 8,
      },
    },
  },
  'pipeline-checks': {
    kind: 'pipelineStages',
    data: {
      stages: [
        {
          label: 'plates.pipeline-checks.lint',
          minutes: 2,
          gate: 'plates.pipeline-checks.lint-gate',
        },
        {
          label: 'plates.pipeline-checks.unit',
          minutes: 4,
          gate: 'plates.pipeline-checks.unit-gate',
        },
        {
          label: 'plates.pipeline-checks.contract',
          minutes: 5,
        },
        {
          label: 'plates.pipeline-checks.browser',
          minutes: 12,
          gate: 'plates.pipeline-checks.browser-gate',
          partial: true,
        },
        {
          label: 'plates.pipeline-checks.person',
          minutes: 17,
        },
      ],
      wayBack: {
        label: 'plates.pipeline-checks.way-back',
        minutes: 6,
      },
    },
  },
  'pipeline-data': {
    kind: 'pipelineStages',
    data: {
      stages: [
        {
          label: 'plates.pipeline-data.fetch',
          minutes: 6,
          gate: 'plates.pipeline-data.fetch-gate',
        },
        {
          label: 'plates.pipeline-data.clean',
          minutes: 10,
          gate: 'plates.pipeline-data.clean-gate',
        },
        {
          label: 'plates.pipeline-data.train',
          minutes: 14,
          gate: 'plates.pipeline-data.train-gate',
          partial: true,
        },
        {
          label: 'plates.pipeline-data.publish',
          minutes: 4,
        },
      ],
      wayBack: {
        label: 'plates.pipeline-data.way-back',
        minutes: 2,
      },
    },
  },
} as const
