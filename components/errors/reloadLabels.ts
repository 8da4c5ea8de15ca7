/** In both languages at once, for a page that cannot load the labels of its own. */
export const reloadLabels = 'Обновить · Жаңарту'
