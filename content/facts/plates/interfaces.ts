/** Systems and what joins them, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const interfacePlates = {
  'interfaces-hospital': {
    kind: 'interfaceMap',
    data: {
      left: [
        {
          name: 'plates.interfaces-hospital.registry',
          speaks: 'HL7 v2 · ADT',
          gives: true,
        },
        {
          name: 'plates.interfaces-hospital.laboratory',
          speaks: 'HL7 v2 · ORU',
          gives: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-hospital.radiology',
          speaks: 'DICOM · ORM',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-hospital.pharmacy',
          speaks: 'HL7 v2 · RDE',
          gives: true,
          gets: true,
        },
      ],
      right: [
        {
          name: 'plates.interfaces-hospital.record',
          speaks: 'FHIR · CDA',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-hospital.app',
          speaks: 'FHIR R4',
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-hospital.doctor',
          speaks: 'SMART on FHIR',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-hospital.research',
          speaks: 'OMOP',
          gets: true,
        },
      ],
      middle: 'plates.interfaces-hospital.engine',
      trail: {
        title: 'plates.interfaces-hospital.trail',
        text: 'plates.interfaces-hospital.trail-text',
      },
    },
  },
  'interfaces-web': {
    kind: 'interfaceMap',
    data: {
      left: [
        {
          name: 'plates.interfaces-web.browser',
          speaks: 'HTML · JSON',
          gives: true,
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-web.phone',
          speaks: 'JSON',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-web.partner',
          speaks: 'OpenAPI',
          gives: true,
          gets: true,
        },
      ],
      right: [
        {
          name: 'plates.interfaces-web.database',
          speaks: 'SQL',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-web.payment',
          speaks: 'HTTPS',
          gives: true,
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-web.search',
          speaks: 'REST',
          gets: true,
        },
      ],
      middle: 'plates.interfaces-web.api',
      trail: {
        title: 'plates.interfaces-web.trail',
        text: 'plates.interfaces-web.trail-text',
      },
    },
  },
  'interfaces-telecom': {
    kind: 'interfaceMap',
    data: {
      left: [
        {
          name: 'plates.interfaces-telecom.shop',
          speaks: 'TMF622',
          gives: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-telecom.desk',
          speaks: 'TMF621',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-telecom.billing',
          speaks: 'TMF678',
          gets: true,
        },
      ],
      right: [
        {
          name: 'plates.interfaces-telecom.inventory',
          speaks: 'TMF639',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-telecom.activation',
          speaks: 'NETCONF',
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-telecom.field',
          speaks: 'TMF697',
          gives: true,
          gets: true,
        },
      ],
      middle: 'plates.interfaces-telecom.orders',
      trail: {
        title: 'plates.interfaces-telecom.trail',
        text: 'plates.interfaces-telecom.trail-text',
      },
    },
  },
  'interfaces-booking': {
    kind: 'interfaceMap',
    data: {
      left: [
        {
          name: 'plates.interfaces-booking.site',
          speaks: 'JSON',
          gives: true,
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-booking.agencies',
          speaks: 'OTA XML',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-booking.portals',
          speaks: 'REST',
          gives: true,
          gets: true,
        },
      ],
      right: [
        {
          name: 'plates.interfaces-booking.hotel',
          speaks: 'HTNG',
          gives: true,
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-booking.prices',
          speaks: 'CSV',
          gives: true,
        },
        {
          name: 'plates.interfaces-booking.mail',
          speaks: 'SMTP',
          gets: true,
        },
      ],
      middle: 'plates.interfaces-booking.availability',
      trail: {
        title: 'plates.interfaces-booking.trail',
        text: 'plates.interfaces-booking.trail-text',
      },
    },
  },
  'interfaces-shop': {
    kind: 'interfaceMap',
    data: {
      left: [
        {
          name: 'plates.interfaces-shop.tills',
          speaks: 'POSLog',
          gives: true,
          gets: true,
          followed: true,
        },
        {
          name: 'plates.interfaces-shop.shop',
          speaks: 'JSON',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-shop.returns',
          speaks: 'JSON',
          gives: true,
        },
      ],
      right: [
        {
          name: 'plates.interfaces-shop.warehouse',
          speaks: 'EDIFACT',
          gives: true,
          gets: true,
        },
        {
          name: 'plates.interfaces-shop.books',
          speaks: 'CSV',
          gets: true,
        },
        {
          name: 'plates.interfaces-shop.supplier',
          speaks: 'EDIFACT',
          gets: true,
          followed: true,
        },
      ],
      middle: 'plates.interfaces-shop.stock',
      trail: {
        title: 'plates.interfaces-shop.trail',
        text: 'plates.interfaces-shop.trail-text',
      },
    },
  },
} as const
