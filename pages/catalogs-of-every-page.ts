/** Catalogs that every page has: shell, figures, forms, the dialog of search, the names of what we do. */
export const catalogsOfEveryPage = ['common', 'claims', 'forms', 'search', 'taxonomy'] as const
