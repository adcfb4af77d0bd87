/**
 * Clients named in the hero (S-28), set plainly in the site's own type: no marks of other companies
 * are imitated.
 */
export const heroClients = ['Abbott', 'Castrol', 'Tipalti', 'Medneo', 'Datasport', 'Xola'] as const
