/** In both languages at once, for a page that can fetch nothing more, its own words neither. */
export const reloadLabels = 'Обновить · Жаңарту'
