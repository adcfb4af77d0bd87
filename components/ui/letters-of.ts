/** One or two letters that stand for a technology or tool without a mark: "Room" is "Ro", "React Native" "RN". */
export function lettersOf(subtitle: string): string {
  const words = subtitle.replace(/^\P{L}+/u, '').split(/[\s-]+/)
  const [first = '', second] = words
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2)
}
