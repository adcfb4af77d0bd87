/** How often buttons were pressed, by day in UTC (API-08). */
export const clicksMigration = {
  name: '0002-clicks',
  statements: [
    `create table click (
      day text not null,
      block_title text not null,
      topic text not null,
      presses integer not null,
      primary key (day, block_title, topic)
    )`,
  ],
} as const
