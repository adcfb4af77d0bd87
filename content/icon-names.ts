/** Icons that an entry may name for its parts; `components/ui/PartIcon.tsx` draws them. */
export const iconNames = [
  'anchor',
  'calendar',
  'coins',
  'compass',
  'database',
  'door',
  'eye',
  'file-check',
  'flask',
  'gauge',
  'git-branch',
  'handshake',
  'key',
  'layers',
  'life-buoy',
  'link',
  'lock',
  'map',
  'messages',
  'plug',
  'radar',
  'refresh',
  'scale',
  'server',
  'server-crash',
  'shield',
  'smartphone',
  'truck',
  'users',
] as const

export type IconName = (typeof iconNames)[number]

/** Pictures that an entry may name for a service; `components/art` draws them. */
export const servicePictureNames = [
  'discovery',
  'interface',
  'payments',
  'data',
  'mobile',
  'web',
  'operations',
  'security',
  'migration',
  'testing',
  'design',
  'support',
] as const

export type ServicePictureName = (typeof servicePictureNames)[number]
