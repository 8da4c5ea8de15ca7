/**
 * Milliseconds after which a polite live region is heard beside a focus that has just moved. VoiceOver drops
 * what a region says while it turns to the focused element, and within a dialog that is closing the rest of
 * the page is inert, so that its regions say nothing to anybody.
 */
export const afterFocusMs = 400
