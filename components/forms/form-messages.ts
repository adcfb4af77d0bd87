import messages from 'virtual:island-messages/forms,taxonomy,common.newsletter,common.head.error-title,common.shell.sample-mark'

/** The words of every form. They have one list, since each list is a module: a page with two forms loads them once. */
export const formMessages = messages
