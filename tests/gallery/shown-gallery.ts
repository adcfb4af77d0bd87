import { galleryFolder } from './build-gallery.ts'

/** Folder of the built gallery that the tests show: `GALLERY`, else the working tree's. */
export const shownGallery = process.env.GALLERY ?? galleryFolder
