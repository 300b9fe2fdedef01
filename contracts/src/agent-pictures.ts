/** The three pictures of an agent. They are private: served to the agent and to admins. */
export const AGENT_PICTURES = ['profileImage', 'idCardImage', 'licenseImage'] as const;
export type AgentPicture = (typeof AGENT_PICTURES)[number];
