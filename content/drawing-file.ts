/** A drawing as pages use it: its address and its size in pixels. `components/ui`, which knows no content, has its own. */
export type DrawingFile = { src: string; width: number; height: number }
