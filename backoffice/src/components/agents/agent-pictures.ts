import type { AgentPicture } from '@shop/contracts/agent-pictures';

/** The private pictures of an agent, in the order in which they are asked for. */
export const AGENT_PICTURE_LABELS: Readonly<Record<AgentPicture, string>> = {
  profileImage: 'Profile picture',
  idCardImage: 'Picture of the ID card',
  licenseImage: 'Picture of the license',
};
export const AGENT_PICTURE_ENTRIES = Object.entries(AGENT_PICTURE_LABELS) as [AgentPicture, string][];
