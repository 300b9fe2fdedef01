/** Commands that are told by variables alone, and so take no arguments. */
const silent = ['start', 'dev'];

const isReplicas = (args) =>
  args.every((arg, at) => /^--replicas(=|$)/.test(arg) || (args[at - 1] === '--replicas' && !arg.startsWith('-')));

/** What is wrong with a command's arguments as far as it can be said before anything is installed; undefined when nothing is. */
export const unknownArgument = (command, args) => {
  if (silent.includes(command) && args.length > 0) {
    return `“${args[0]}” means nothing here: the shop takes its settings from variables, such as PORT=8090 npm start.`;
  }
  if (command === 'start-services' && !isReplicas(args)) {
    return `“${args.join(' ')}” is not known here. Say --replicas catalog=3, or nothing.`;
  }
  return undefined;
};
