/** Whether a file is a mail, by what it is called. */
export const isMail = ({ name, type }: File): boolean => type === 'message/rfc822' || /\.eml$/i.test(name)
