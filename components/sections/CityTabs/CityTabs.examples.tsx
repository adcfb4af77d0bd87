import type { Examples } from '../../examples.ts'
import { type City, CityTabs } from './CityTabs.tsx'

const items: readonly City[] = [
  {
    cityId: 'warsaw',
    tabTitle: 'Warsaw',
    title: 'Warsaw: the largest pool for cloud, data and mobile',
    text: 'Most of our Polish engineers sit here, two hours by plane from nearly every European capital. Expect strong English and long experience with banks and insurers.',
    picture: 'city-warsaw',
  },
  {
    cityId: 'krakow',
    tabTitle: 'Kraków',
    title: 'Kraków: back-end teams that stay',
    text: 'Five universities feed the city with engineers for Java, Go and distributed systems. Two of our oldest teams work from here.',
    picture: 'city-krakow',
  },
  {
    cityId: 'wroclaw',
    tabTitle: 'Wrocław',
    title: 'Wrocław: quality assurance and embedded work',
    text: 'A city of islands and machines that turned to software. Our test engineers for devices are here, beside the laboratory.',
    picture: 'city-wroclaw',
  },
]

const long: City = {
  cityId: 'long',
  tabTitle: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  title:
    'Llanfairpwllgwyngyllgogerychwyrndrobwll: nobody of ours works there, but the name has to fit as well as any other',
  text: 'The harbour is small and the railway station is long. '.repeat(9),
  picture: 'city-gdansk',
}

const many = Array.from({ length: 12 }, (_, at) => ({
  ...items[at % 3]!,
  cityId: `city-${at}`,
  tabTitle: `${items[at % 3]!.tabTitle} ${at + 1}`,
}))

export const examples: Examples = {
  rows: ['S-33'],
  catalogs: ['city-tabs'],
  examples: {
    usual: <CityTabs copy="city-tabs.section" items={items} />,
    'one city': <CityTabs copy="city-tabs.section" items={items.slice(1, 2)} />,
    many: <CityTabs copy="city-tabs.section" items={many} />,
    longest: <CityTabs copy="city-tabs.section" items={[long, ...items]} />,
  },
}
