import type { MessageId } from './messages.d.ts'

/** The menus of the header in their order, each with the headings of its columns. */
export const menus = {
  services: {
    models: 'common.menu.models',
    fields: 'common.menu.fields',
    decide: 'common.menu.decide',
  },
  industries: {
    people: 'common.industry-group.people',
    money: 'common.industry-group.money',
    movement: 'common.industry-group.movement',
    signals: 'common.industry-group.signals',
  },
  hire: {
    roles: 'common.menu.roles',
    skills: 'common.menu.skills',
    countries: 'common.menu.countries',
  },
  company: {
    work: 'common.menu.work',
    proof: 'common.menu.proof',
    buy: 'common.menu.buy',
  },
} as const satisfies Record<string, Record<string, MessageId>>

export type MenuId = keyof typeof menus

/** Columns of the menus whose pages the route table names; those of industries are groups of the taxonomy. */
export type MenuColumnPlace = {
  [Id in MenuId]: `${Id}.${keyof (typeof menus)[Id] & string}`
}[Exclude<MenuId, 'industries'>]
