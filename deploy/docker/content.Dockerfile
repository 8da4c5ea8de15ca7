# The image of the site with Git, for what fetches the content from the clinic's repository:
# docs/operations.md, "Content from a Git repository".
ARG SITE=clinic-site
FROM ${SITE}
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
USER 1000:1000
# A password for https, which stands in no address: a line of git-credential-store.
ENV GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=credential.helper \
  GIT_CONFIG_VALUE_0="store --file /git/credentials"
HEALTHCHECK NONE
# What it says of a wrong commit or an absent host is in its log; it looks again all the same.
CMD ["sh", "-c", "while true; do node .next/site/content.mjs publish; sleep 60; done"]
