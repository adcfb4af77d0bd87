/** Payments in the books, as the explaining plates draw them. Labels are ids of messages; figures are examples. */
export const ledgerPlates = {
  'ledger-payment': {
    kind: 'ledgerFlow',
    data: {
      accounts: [
        'plates.ledger-payment.merchant',
        'plates.ledger-payment.fee',
        'plates.ledger-payment.scheme',
        'plates.ledger-payment.bank',
      ],
      postings: [
        {
          label: 'plates.ledger-payment.capture',
          from: 0,
          to: 2,
          cents: 10000,
        },
        {
          label: 'plates.ledger-payment.again',
          from: 0,
          to: 2,
          cents: 10000,
          refused: true,
        },
        {
          label: 'plates.ledger-payment.fee-post',
          from: 1,
          to: 0,
          cents: 200,
        },
        {
          label: 'plates.ledger-payment.settlement',
          from: 2,
          to: 3,
          cents: 10000,
        },
        {
          label: 'plates.ledger-payment.payout',
          from: 3,
          to: 0,
          cents: 9800,
        },
      ],
    },
  },
  'ledger-refund': {
    kind: 'ledgerFlow',
    data: {
      accounts: [
        'plates.ledger-refund.sales',
        'plates.ledger-refund.vouchers',
        'plates.ledger-refund.customer',
        'plates.ledger-refund.bank',
      ],
      postings: [
        {
          label: 'plates.ledger-refund.order',
          from: 0,
          to: 2,
          cents: 8000,
        },
        {
          label: 'plates.ledger-refund.paid',
          from: 2,
          to: 3,
          cents: 6000,
        },
        {
          label: 'plates.ledger-refund.voucher',
          from: 2,
          to: 1,
          cents: 2000,
        },
        {
          label: 'plates.ledger-refund.refund',
          from: 3,
          to: 0,
          cents: 3000,
        },
        {
          label: 'plates.ledger-refund.again',
          from: 3,
          to: 0,
          cents: 3000,
          refused: true,
        },
      ],
    },
  },
} as const
