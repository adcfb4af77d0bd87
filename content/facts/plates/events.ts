/** Events of one day, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const eventPlates = {
  'events-parcel': {
    kind: 'eventStream',
    data: {
      events: [
        {
          label: 'plates.events-parcel.picked',
          happened: '08:10',
          received: '08:21',
        },
        {
          label: 'plates.events-parcel.hub-in',
          happened: '09:50',
          received: '10:06',
        },
        {
          label: 'plates.events-parcel.customs',
          happened: '11:10',
          received: '16:10',
        },
        {
          label: 'plates.events-parcel.hub-out',
          happened: '13:05',
          received: '13:17',
        },
        {
          label: 'plates.events-parcel.delivery',
          happened: '14:35',
          received: '14:52',
        },
        {
          label: 'plates.events-parcel.delivered',
          happened: '17:05',
          received: '17:20',
        },
      ],
      note: {
        title: 'plates.events-parcel.finding',
        text: 'plates.events-parcel.finding-text',
      },
    },
  },
  'events-results': {
    kind: 'eventStream',
    data: {
      events: [
        {
          label: 'plates.events-results.taken',
          happened: '07:30',
          received: '07:42',
        },
        {
          label: 'plates.events-results.arrived',
          happened: '08:15',
          received: '08:20',
        },
        {
          label: 'plates.events-results.measured',
          happened: '09:40',
          received: '12:05',
        },
        {
          label: 'plates.events-results.released',
          happened: '10:10',
          received: '10:14',
        },
        {
          label: 'plates.events-results.read',
          happened: '10:45',
          received: '10:50',
        },
      ],
      note: {
        title: 'plates.events-results.finding',
        text: 'plates.events-results.finding-text',
      },
    },
  },
  'events-conversions': {
    kind: 'eventStream',
    data: {
      events: [
        {
          label: 'plates.events-conversions.shown',
          happened: '09:10',
          received: '09:12',
        },
        {
          label: 'plates.events-conversions.click',
          happened: '09:40',
          received: '09:44',
        },
        {
          label: 'plates.events-conversions.visit',
          happened: '11:20',
          received: '14:30',
        },
        {
          label: 'plates.events-conversions.basket',
          happened: '12:10',
          received: '12:16',
        },
        {
          label: 'plates.events-conversions.sale',
          happened: '13:00',
          received: '13:10',
        },
      ],
      note: {
        title: 'plates.events-conversions.finding',
        text: 'plates.events-conversions.finding-text',
      },
    },
  },
} as const
